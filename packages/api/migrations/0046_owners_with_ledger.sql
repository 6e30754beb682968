ALTER TABLE "users" ADD COLUMN "has_ledger" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_with_ledger_name" ON "users" USING btree (search_text(first_name || ' ' || last_name),"id") WHERE has_ledger and erased_at is null;--> statement-breakpoint
CREATE INDEX "users_with_ledger_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE has_ledger and erased_at is null;--> statement-breakpoint
-- Reading who owns what was ever paid for took the list of balances a second with 100,000 bookings.
CREATE FUNCTION mark_owner_with_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET has_ledger = true
    WHERE id = (SELECT owner_id FROM properties WHERE id = NEW.property_id) AND NOT has_ledger;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_mark_owner AFTER INSERT OR UPDATE OF confirmed_at ON reservations
  FOR EACH ROW WHEN (NEW.confirmed_at IS NOT NULL) EXECUTE FUNCTION mark_owner_with_ledger();
--> statement-breakpoint
CREATE TRIGGER owner_transfers_mark_owner AFTER INSERT ON owner_transfers
  FOR EACH ROW EXECUTE FUNCTION mark_owner_with_ledger();
--> statement-breakpoint
-- A property takes its ledger along to a new owner.
CREATE FUNCTION mark_new_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET has_ledger = true
    WHERE id = NEW.owner_id AND NOT has_ledger
      AND (EXISTS (SELECT FROM reservations WHERE property_id = NEW.id AND confirmed_at IS NOT NULL)
        OR EXISTS (SELECT FROM owner_transfers WHERE property_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER properties_mark_new_owner AFTER UPDATE OF owner_id ON properties
  FOR EACH ROW WHEN (NEW.owner_id IS DISTINCT FROM OLD.owner_id) EXECUTE FUNCTION mark_new_owner();
--> statement-breakpoint
UPDATE users SET has_ledger = true WHERE id IN (
  SELECT owner_id FROM properties
    WHERE id IN (SELECT property_id FROM reservations WHERE confirmed_at IS NOT NULL)
      OR id IN (SELECT property_id FROM owner_transfers));
