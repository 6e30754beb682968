-- The same transitions as in the contract (packages/contract/src/rules/deposit-states.ts), which a test compares.
CREATE FUNCTION deposit_transition(from_state text, to_state text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM (VALUES
    (NULL, 'kept'),
    ('kept', 'claimable'),
    ('kept', 'closing'),
    ('claimable', 'closing'),
    ('closing', 'settled'),
    ('settled', 'closing')
  ) AS machine (from_state, to_state)
  WHERE machine.from_state IS NOT DISTINCT FROM $1 AND machine.to_state = $2)
$$;
--> statement-breakpoint
CREATE FUNCTION deposit_claim_transition(from_state text, to_state text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM (VALUES
    (NULL, 'open'),
    ('open', 'disputed'),
    ('open', 'awarded'),
    ('open', 'refused'),
    ('open', 'withdrawn'),
    ('disputed', 'awarded'),
    ('disputed', 'refused'),
    ('disputed', 'withdrawn')
  ) AS machine (from_state, to_state)
  WHERE machine.from_state IS NOT DISTINCT FROM $1 AND machine.to_state = $2)
$$;
--> statement-breakpoint
-- No statement moves a deposit in a way that the machine does not know, changes what it is, or names another payment.
CREATE FUNCTION keep_deposit_to_machine() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NOT deposit_transition(NULL, NEW.state)
    OR TG_OP = 'UPDATE' AND OLD.state <> NEW.state AND NOT deposit_transition(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'A deposit does not go from % to %', CASE TG_OP WHEN 'UPDATE' THEN OLD.state ELSE 'nothing' END, NEW.state
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'deposits_machine';
  END IF;
  IF TG_OP = 'UPDATE' AND (NEW.amount, NEW.currency, NEW.checkout_session_id)
    IS DISTINCT FROM (OLD.amount, OLD.currency, OLD.checkout_session_id) THEN
    RAISE EXCEPTION 'A deposit keeps its amount and its payment'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'deposits_fixed';
  END IF;
  IF TG_OP = 'INSERT' AND NEW.checkout_session_id IS NOT NULL AND NOT EXISTS (SELECT FROM checkout_sessions
    WHERE id = NEW.checkout_session_id AND status = 'paid' AND deposit = NEW.amount AND currency = NEW.currency) THEN
    RAISE EXCEPTION 'A deposit is what was paid as one'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'deposits_paid';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposits_machine BEFORE INSERT OR UPDATE ON deposits
  FOR EACH ROW EXECUTE FUNCTION keep_deposit_to_machine();
--> statement-breakpoint
CREATE FUNCTION keep_deposit_claim_to_machine() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NOT deposit_claim_transition(NULL, NEW.state)
    OR TG_OP = 'UPDATE' AND OLD.state <> NEW.state AND NOT deposit_claim_transition(OLD.state, NEW.state) THEN
    RAISE EXCEPTION 'A claim does not go from % to %', CASE TG_OP WHEN 'UPDATE' THEN OLD.state ELSE 'nothing' END, NEW.state
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'deposit_claims_machine';
  END IF;
  IF TG_OP = 'UPDATE' AND ((NEW.deposit_id, NEW.amount) IS DISTINCT FROM (OLD.deposit_id, OLD.amount)
    OR OLD.state = 'awarded' AND NEW.awarded IS DISTINCT FROM OLD.awarded) THEN
    RAISE EXCEPTION 'A claim keeps its amount, and what was awarded'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'deposit_claims_fixed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposit_claims_machine BEFORE INSERT OR UPDATE ON deposit_claims
  FOR EACH ROW EXECUTE FUNCTION keep_deposit_claim_to_machine();
--> statement-breakpoint
-- What is claimed and what is on its way back are never more than what is held.
CREATE FUNCTION keep_deposit_covered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept bigint;
  spoken bigint;
BEGIN
  SELECT deposits.held INTO kept FROM deposits WHERE deposits.id = NEW.deposit_id;
  SELECT (SELECT coalesce(sum(amount), 0) FROM deposit_claims
      WHERE deposit_id = NEW.deposit_id AND state IN ('open', 'disputed'))
    + (SELECT coalesce(sum(amount), 0) FROM refunds WHERE deposit_id = NEW.deposit_id AND status = 'pending')
    INTO spoken;
  IF spoken > kept THEN
    RAISE EXCEPTION 'Of deposit % is held %, and not %', NEW.deposit_id, kept, spoken
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'deposits_covered';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER deposit_claims_covered AFTER INSERT ON deposit_claims
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_deposit_covered();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_of_deposit_covered AFTER INSERT ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.deposit_id IS NOT NULL) EXECUTE FUNCTION keep_deposit_covered();
