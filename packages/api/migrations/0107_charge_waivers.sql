CREATE TABLE "charge_transfers" (
	"checkout_session_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"received_on" date NOT NULL,
	"recorded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_ends" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"free_from" date NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"ordered_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "charge_events" DROP CONSTRAINT "charge_events_to_state";--> statement-breakpoint
ALTER TABLE "charges" DROP CONSTRAINT "charges_state";--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "granted_to" date;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "transfer_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "charge_transfers" ADD CONSTRAINT "charge_transfers_checkout_session_id_checkout_sessions_id_fk" FOREIGN KEY ("checkout_session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_transfers" ADD CONSTRAINT "charge_transfers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_ends" ADD CONSTRAINT "stay_ends_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_ends" ADD CONSTRAINT "stay_ends_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_transfers_recorded" ON "charge_transfers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stay_ends_due" ON "stay_ends" USING btree ("ends_at") WHERE done_at is null;--> statement-breakpoint
ALTER TABLE "charge_events" ADD CONSTRAINT "charge_events_to_state" CHECK ("charge_events"."to_state" in ('planned', 'due', 'paid', 'overdue', 'waived', 'dropped', 'refunded')) NOT VALID;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_granted" CHECK ("charges"."granted_to" between "charges"."due_on" + 1 and "charges"."due_on" + 60) NOT VALID;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_state" CHECK ("charges"."state" in ('planned', 'due', 'paid', 'overdue', 'waived', 'dropped', 'refunded')) NOT VALID;
--> statement-breakpoint
-- The same transitions as in the contract (packages/contract/src/rules/charge-states.ts), which a test compares.
CREATE OR REPLACE FUNCTION charge_transition(from_state text, to_state text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM (VALUES
    (NULL, 'planned'),
    ('planned', 'due'),
    ('due', 'overdue'),
    ('overdue', 'due'),
    ('due', 'waived'),
    ('overdue', 'waived'),
    ('planned', 'paid'),
    ('due', 'paid'),
    ('overdue', 'paid'),
    ('planned', 'dropped'),
    ('due', 'dropped'),
    ('overdue', 'dropped'),
    ('paid', 'refunded'),
    ('refunded', 'paid')
  ) AS machine (from_state, to_state)
  WHERE machine.from_state IS NOT DISTINCT FROM $1 AND machine.to_state = $2)
$$;
--> statement-breakpoint
CREATE TRIGGER charge_transfers_append_only BEFORE UPDATE OR DELETE ON charge_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
