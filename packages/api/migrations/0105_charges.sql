CREATE TABLE "charge_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charge_events_to_state" CHECK ("charge_events"."to_state" in ('planned', 'due', 'paid', 'overdue', 'dropped', 'refunded')),
	CONSTRAINT "charge_events_actor" CHECK ("charge_events"."actor" in ('tenant', 'owner', 'admin', 'timer', 'payment'))
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"reservation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"due_on" date NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"overdue_at" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"checkout_session_id" uuid,
	"announced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charges_reservation_id_number_pk" PRIMARY KEY("reservation_id","number"),
	CONSTRAINT "charges_number" CHECK ("charges"."number" > 0),
	CONSTRAINT "charges_amount" CHECK ("charges"."amount" > 0),
	CONSTRAINT "charges_currency" CHECK ("charges"."currency" in ('CLP', 'PEN')),
	CONSTRAINT "charges_state" CHECK ("charges"."state" in ('planned', 'due', 'paid', 'overdue', 'dropped', 'refunded')),
	CONSTRAINT "charges_payment" CHECK (("charges"."state" in ('paid', 'refunded')) = ("charges"."checkout_session_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "charge_number" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "monthly_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "monthly_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "charge_events" ADD CONSTRAINT "charge_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_events" ADD CONSTRAINT "charge_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_checkout_session_id_checkout_sessions_id_fk" FOREIGN KEY ("checkout_session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_events_charge" ON "charge_events" USING btree ("reservation_id","number","id");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_checkout" ON "charges" USING btree ("checkout_session_id");--> statement-breakpoint
CREATE INDEX "charges_planned" ON "charges" USING btree ("due_at") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "charges_due" ON "charges" USING btree ("overdue_at") WHERE state = 'due';