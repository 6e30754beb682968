CREATE TABLE "card_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"text_version" integer NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"setup_session_id" text,
	"customer_id" text,
	"payment_method_id" text,
	"brand" text,
	"last4" text,
	"expiry_month" integer,
	"expiry_year" integer,
	"saved_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "card_consents_language" CHECK ("card_consents"."language" in ('es', 'en')),
	CONSTRAINT "card_consents_saved" CHECK (("card_consents"."saved_at" is null) = ("card_consents"."payment_method_id" is null) and ("card_consents"."saved_at" is null) = ("card_consents"."customer_id" is null)),
	CONSTRAINT "card_consents_ended" CHECK (("card_consents"."ended_at" is null) = ("card_consents"."end_reason" is null)),
	CONSTRAINT "card_consents_end_reason" CHECK ("card_consents"."end_reason" in ('withdrawn', 'replaced', 'unused'))
);
--> statement-breakpoint
CREATE TABLE "charge_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"day" integer NOT NULL,
	"consent_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"stripe_payment_intent_id" text,
	"code" text,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "charge_attempts_day" CHECK ("charge_attempts"."day" in (0, 2, 4)),
	CONSTRAINT "charge_attempts_status" CHECK ("charge_attempts"."status" in ('begun', 'paid', 'failed')),
	CONSTRAINT "charge_attempts_ended" CHECK (("charge_attempts"."status" = 'begun') = ("charge_attempts"."ended_at" is null)),
	CONSTRAINT "charge_attempts_amount" CHECK ("charge_attempts"."amount" > 0),
	CONSTRAINT "charge_attempts_currency" CHECK ("charge_attempts"."currency" in ('CLP', 'PEN'))
);
--> statement-breakpoint
ALTER TABLE "charge_events" DROP CONSTRAINT "charge_events_to_state";--> statement-breakpoint
ALTER TABLE "charges" DROP CONSTRAINT "charges_state";--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "card_consent_id" uuid;--> statement-breakpoint
ALTER TABLE "card_consents" ADD CONSTRAINT "card_consents_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_attempts" ADD CONSTRAINT "charge_attempts_consent_id_card_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."card_consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_attempts" ADD CONSTRAINT "charge_attempts_charge" FOREIGN KEY ("reservation_id","number") REFERENCES "public"."charges"("reservation_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_consents_reservation" ON "card_consents" USING btree ("reservation_id","given_at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_consents_living" ON "card_consents" USING btree ("reservation_id") WHERE saved_at is not null and ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "card_consents_setup" ON "card_consents" USING btree ("setup_session_id");--> statement-breakpoint
CREATE INDEX "card_consents_waiting" ON "card_consents" USING btree ("given_at") WHERE saved_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "card_consents_method" ON "card_consents" USING btree ("payment_method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_attempts_day" ON "charge_attempts" USING btree ("reservation_id","number","day");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_attempts_one_begun" ON "charge_attempts" USING btree ("reservation_id","number") WHERE status = 'begun';--> statement-breakpoint
CREATE UNIQUE INDEX "charge_attempts_intent" ON "charge_attempts" USING btree ("stripe_payment_intent_id");--> statement-breakpoint
CREATE INDEX "charge_attempts_begun" ON "charge_attempts" USING btree ("updated_at") WHERE status = 'begun';--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_card_consent_id_card_consents_id_fk" FOREIGN KEY ("card_consent_id") REFERENCES "public"."card_consents"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "charge_events" ADD CONSTRAINT "charge_events_to_state" CHECK ("charge_events"."to_state" in ('planned', 'due', 'charging', 'failed', 'paid', 'overdue', 'waived', 'dropped', 'refunded')) NOT VALID;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_state" CHECK ("charges"."state" in ('planned', 'due', 'charging', 'failed', 'paid', 'overdue', 'waived', 'dropped', 'refunded')) NOT VALID;