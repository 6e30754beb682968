CREATE TABLE "deposit_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deposit_id" uuid NOT NULL,
	"request_key" text,
	"place" integer DEFAULT 0 NOT NULL,
	"item" text NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"file_id" uuid,
	"by_rule" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"answer_until" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"decision" text,
	"decided_by" uuid,
	"awarded" bigint,
	"awarded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_claims_amount" CHECK ("deposit_claims"."amount" > 0),
	CONSTRAINT "deposit_claims_state" CHECK ("deposit_claims"."state" in ('open', 'disputed', 'awarded', 'refused', 'withdrawn')),
	CONSTRAINT "deposit_claims_awarded" CHECK (("deposit_claims"."state" = 'awarded') = ("deposit_claims"."awarded" is not null)
        and ("deposit_claims"."awarded" is null) = ("deposit_claims"."awarded_at" is null)
        and coalesce("deposit_claims"."awarded", 1) between 1 and "deposit_claims"."amount")
);
--> statement-breakpoint
CREATE TABLE "deposit_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"deposit_id" uuid NOT NULL,
	"claim_id" uuid,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_events_actor" CHECK ("deposit_events"."actor" in ('tenant', 'owner', 'admin', 'timer', 'payment'))
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"checkout_session_id" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"awarded" bigint DEFAULT 0 NOT NULL,
	"by_hand" bigint DEFAULT 0 NOT NULL,
	"with_rent" bigint DEFAULT 0 NOT NULL,
	"held" bigint GENERATED ALWAYS AS (amount - returned - awarded) STORED NOT NULL,
	"ended_on" date,
	"claim_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount" > 0),
	CONSTRAINT "deposits_sums" CHECK ("deposits"."returned" >= 0 and "deposits"."awarded" >= 0 and "deposits"."by_hand" >= 0 and "deposits"."with_rent" >= 0
        and "deposits"."amount" >= "deposits"."returned" + "deposits"."awarded" and "deposits"."returned" >= "deposits"."by_hand" + "deposits"."with_rent"),
	CONSTRAINT "deposits_currency" CHECK ("deposits"."currency" in ('CLP', 'PEN')),
	CONSTRAINT "deposits_state" CHECK ("deposits"."state" in ('kept', 'claimable', 'closing', 'settled')),
	CONSTRAINT "deposits_settled" CHECK ("deposits"."state" <> 'settled' or "deposits"."held" = 0),
	CONSTRAINT "deposits_claimable" CHECK ("deposits"."state" <> 'claimable' or "deposits"."claim_until" is not null)
);
--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "deposit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "deposit_id" uuid;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "keeps_deposit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "deposit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "deposit_is_lost" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_file_id_reservation_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."reservation_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_claims" ADD CONSTRAINT "deposit_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_events" ADD CONSTRAINT "deposit_events_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_events" ADD CONSTRAINT "deposit_events_claim_id_deposit_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."deposit_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_events" ADD CONSTRAINT "deposit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_checkout_session_id_checkout_sessions_id_fk" FOREIGN KEY ("checkout_session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_claims_deposit" ON "deposit_claims" USING btree ("deposit_id","created_at");--> statement-breakpoint
CREATE INDEX "deposit_claims_open" ON "deposit_claims" USING btree ("answer_until") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_claims_rule" ON "deposit_claims" USING btree ("deposit_id") WHERE by_rule;--> statement-breakpoint
CREATE INDEX "deposit_events_deposit" ON "deposit_events" USING btree ("deposit_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_reservation" ON "deposits" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_checkout" ON "deposits" USING btree ("checkout_session_id");--> statement-breakpoint
CREATE INDEX "deposits_unsettled" ON "deposits" USING btree ("state","created_at") WHERE state <> 'settled';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_deposit" CHECK ("checkout_sessions"."deposit" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_deposit" CHECK (("refunds"."reason" = 'deposit') = ("refunds"."deposit_id" is not null)
        and ("refunds"."deposit_id" is null or "refunds"."checkout_session_id" is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_deposit" CHECK ("reservations"."deposit" >= 0) NOT VALID;