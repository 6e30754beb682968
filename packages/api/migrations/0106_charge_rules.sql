-- The same transitions as in the contract (packages/contract/src/rules/charge-states.ts), which a test compares.
CREATE FUNCTION charge_transition(from_state text, to_state text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM (VALUES
    (NULL, 'planned'),
    ('planned', 'due'),
    ('due', 'overdue'),
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
-- No statement moves a charge in a way that the machine does not know, changes what it is, or names a payment of something else.
CREATE FUNCTION keep_charge_to_machine() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NOT charge_transition(NULL, NEW.state)
    OR TG_OP = 'UPDATE' AND OLD.state <> NEW.state AND NOT charge_transition(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'A charge does not go from % to %', CASE TG_OP WHEN 'UPDATE' THEN OLD.state ELSE 'nothing' END, NEW.state
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'charges_machine';
  END IF;
  IF TG_OP = 'UPDATE' AND (NEW.amount, NEW.currency, NEW.due_on) IS DISTINCT FROM (OLD.amount, OLD.currency, OLD.due_on) THEN
    RAISE EXCEPTION 'A charge keeps its amount and its day'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'charges_fixed';
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.checkout_session_id IS DISTINCT FROM NEW.checkout_session_id AND (
    OLD.checkout_session_id IS NOT NULL OR NOT EXISTS (SELECT FROM checkout_sessions
      WHERE id = NEW.checkout_session_id AND reservation_id = NEW.reservation_id AND charge_number = NEW.number
        AND status = 'paid' AND amount = NEW.amount AND currency = NEW.currency)) THEN
    RAISE EXCEPTION 'A charge is paid once, by a payment of its own'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'charges_paid_once';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER charges_machine BEFORE INSERT OR UPDATE ON charges
  FOR EACH ROW EXECUTE FUNCTION keep_charge_to_machine();
--> statement-breakpoint
-- What the charges of a booking add up to is its total, whatever became of each of them.
CREATE FUNCTION keep_charges_to_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.reservation_id ELSE NEW.reservation_id END;
  agreed bigint;
  charged bigint;
BEGIN
  SELECT reservations.total INTO agreed FROM reservations WHERE reservations.id = booking;
  SELECT sum(charges.amount) INTO charged FROM charges WHERE charges.reservation_id = booking;
  IF charged IS DISTINCT FROM agreed THEN
    RAISE EXCEPTION 'The charges of % add up to % and not to %', booking, charged, agreed
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'charges_total';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER charges_total AFTER INSERT OR DELETE ON charges
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_charges_to_total();
