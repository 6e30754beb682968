ALTER TABLE "checkout_sessions" VALIDATE CONSTRAINT "checkout_sessions_card_consent_id_card_consents_id_fk";
--> statement-breakpoint
ALTER TABLE "charge_events" VALIDATE CONSTRAINT "charge_events_to_state";
--> statement-breakpoint
ALTER TABLE "charges" VALIDATE CONSTRAINT "charges_state";
--> statement-breakpoint
-- The same transitions as in the contract (packages/contract/src/rules/charge-states.ts), which a test compares.
CREATE OR REPLACE FUNCTION charge_transition(from_state text, to_state text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM (VALUES
    (NULL, 'planned'),
    ('planned', 'due'),
    ('due', 'charging'),
    ('failed', 'charging'),
    ('charging', 'failed'),
    ('due', 'overdue'),
    ('failed', 'overdue'),
    ('overdue', 'due'),
    ('due', 'waived'),
    ('failed', 'waived'),
    ('overdue', 'waived'),
    ('planned', 'paid'),
    ('due', 'paid'),
    ('charging', 'paid'),
    ('failed', 'paid'),
    ('overdue', 'paid'),
    ('planned', 'dropped'),
    ('due', 'dropped'),
    ('charging', 'dropped'),
    ('failed', 'dropped'),
    ('overdue', 'dropped'),
    ('paid', 'refunded'),
    ('refunded', 'paid')
  ) AS machine (from_state, to_state)
  WHERE machine.from_state IS NOT DISTINCT FROM $1 AND machine.to_state = $2)
$$;
--> statement-breakpoint
-- A saved card is charged only with a living consent, on a day of the plan at the place, and while the stay goes on.
CREATE FUNCTION keep_charge_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.reservation_id, NEW.number, NEW.day, NEW.consent_id, NEW.amount, NEW.currency, NEW.begun_at)
      IS DISTINCT FROM (OLD.id, OLD.reservation_id, OLD.number, OLD.day, OLD.consent_id, OLD.amount, OLD.currency, OLD.begun_at) THEN
      RAISE EXCEPTION 'A try to charge a card keeps what it charges'
        USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'charge_attempts_fixed';
    END IF;
    RETURN NEW;
  END IF;
  IF NOT EXISTS (SELECT FROM card_consents WHERE id = NEW.consent_id AND reservation_id = NEW.reservation_id
      AND saved_at IS NOT NULL AND ended_at IS NULL) THEN
    RAISE EXCEPTION 'A card is not charged without a living consent'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'charge_attempts_consent';
  END IF;
  IF NOT EXISTS (SELECT FROM charges WHERE reservation_id = NEW.reservation_id AND number = NEW.number
      AND state = 'charging' AND amount = NEW.amount AND currency = NEW.currency) THEN
    RAISE EXCEPTION 'A card is charged with what its month costs, while that waits to be paid'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'charge_attempts_charge_state';
  END IF;
  IF NOT EXISTS (SELECT FROM reservations JOIN charges ON charges.reservation_id = reservations.id
      WHERE reservations.id = NEW.reservation_id AND charges.number = NEW.number AND reservations.state IN ('confirmed', 'active')
        AND NEW.begun_at >= charges.due_at
        AND (NEW.begun_at AT TIME ZONE reservations.time_zone)::date = charges.due_on + NEW.day) THEN
    RAISE EXCEPTION 'A card is charged on the days of its plan alone, while its stay goes on'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'charge_attempts_window';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER charge_attempts_rules BEFORE INSERT OR UPDATE ON charge_attempts
  FOR EACH ROW EXECUTE FUNCTION keep_charge_attempt();
