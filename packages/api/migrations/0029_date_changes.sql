CREATE TABLE "carried_payments" (
	"reservation_id" uuid NOT NULL,
	"checkout_session_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carried_payments_reservation_id_checkout_session_id_pk" PRIMARY KEY("reservation_id","checkout_session_id"),
	CONSTRAINT "carried_payments_amount" CHECK ("carried_payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "taken_periods" ADD COLUMN "holder_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "credit" bigint;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "holder_id" uuid;--> statement-breakpoint
ALTER TABLE "carried_payments" ADD CONSTRAINT "carried_payments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carried_payments" ADD CONSTRAINT "carried_payments_checkout_session_id_checkout_sessions_id_fk" FOREIGN KEY ("checkout_session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carried_payments_checkout" ON "carried_payments" USING btree ("checkout_session_id","created_at");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_replaces_id_reservations_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_checkout" ON "refunds" USING btree ("checkout_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_change" ON "reservations" USING btree ("replaces_id") WHERE confirmed_at is not null or state in ('held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer');--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_credit" CHECK (("reservations"."replaces_id" is null) = ("reservations"."credit" is null) and coalesce("reservations"."credit", 1) > 0);
--> statement-breakpoint
-- A change of dates is the same tenant's, at the same place. While the booking that it changes blocks, they have
-- one holder, so that the two may overlap each other and nothing else.
CREATE FUNCTION keep_place_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM reservations former WHERE former.id = NEW.replaces_id AND former.tenant_id = NEW.tenant_id
    AND former.property_id = NEW.property_id AND former.room_id IS NOT DISTINCT FROM NEW.room_id
    AND former.currency = NEW.currency;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'A change of dates needs the same tenant, place and currency'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'reservations_change_of_same';
  END IF;
  IF NEW.blocks AND (TG_OP = 'INSERT' OR NOT OLD.blocks) THEN
    NEW.holder_id := (SELECT coalesce(holder_id, id) FROM reservations WHERE id = NEW.replaces_id AND blocks);
  END IF;
  IF NEW.state IN ('confirmed', 'active', 'completed')
    AND EXISTS (SELECT FROM reservations WHERE id = NEW.replaces_id AND blocks) THEN
    RAISE EXCEPTION 'The booking that is changed ends before the change is confirmed'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'reservations_change_ends_former';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_change_of_same
  BEFORE INSERT OR UPDATE OF replaces_id, tenant_id, property_id, room_id, currency, blocks, state
  ON reservations FOR EACH ROW WHEN (NEW.replaces_id IS NOT NULL) EXECUTE FUNCTION keep_place_of_change();
--> statement-breakpoint
-- Only a change of dates is confirmed without a payment of its own, or refunded before it is confirmed.
CREATE FUNCTION refuse_unpaid_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A reservation does not go from % to % without a booking that it changes', OLD.state, NEW.state
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'reservations_change_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_change_only BEFORE UPDATE OF state ON reservations FOR EACH ROW
  WHEN (NEW.replaces_id IS NULL AND ((OLD.state = 'contract_signed' AND NEW.state = 'confirmed')
    OR (OLD.state = 'awaiting_payment' AND NEW.state = 'refund_pending')))
  EXECUTE FUNCTION refuse_unpaid_booking();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION take_reserved_period() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.blocks THEN
    INSERT INTO taken_periods (reservation_id, holder_id, property_id, units, period)
      VALUES (NEW.id, coalesce(NEW.holder_id, NEW.id), NEW.property_id, NEW.units, NEW.period);
  ELSE
    DELETE FROM taken_periods WHERE reservation_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE reservations DROP CONSTRAINT reservations_no_overlap;
--> statement-breakpoint
ALTER TABLE reservations ADD CONSTRAINT reservations_no_overlap
  EXCLUDE USING gist (property_id WITH =, units WITH &&, period WITH &&, (coalesce(holder_id, id)) WITH <>)
  WHERE (blocks);
--> statement-breakpoint
ALTER TABLE taken_periods DROP CONSTRAINT taken_periods_no_overlap;
--> statement-breakpoint
ALTER TABLE taken_periods ADD CONSTRAINT taken_periods_no_overlap
  EXCLUDE USING gist (property_id WITH =, units WITH &&, period WITH &&, holder_id WITH <>);
