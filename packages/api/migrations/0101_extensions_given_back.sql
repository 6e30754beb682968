-- An extension is refunded before it is confirmed, as a change of dates is, when the booking that it extends is being cancelled.
CREATE OR REPLACE FUNCTION refuse_unpaid_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A reservation does not go from % to % without a booking that it follows', OLD.state, NEW.state
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'reservations_following_only';
END $$;
--> statement-breakpoint
DROP TRIGGER reservations_change_only ON reservations;
--> statement-breakpoint
CREATE TRIGGER reservations_following_only BEFORE UPDATE OF state ON reservations FOR EACH ROW
  WHEN (NEW.replaces_id IS NULL AND ((OLD.state = 'contract_signed' AND NEW.state = 'confirmed')
    OR (OLD.state = 'awaiting_payment' AND NEW.state = 'refund_pending' AND NEW.previous_reservation_id IS NULL)))
  EXECUTE FUNCTION refuse_unpaid_booking();
