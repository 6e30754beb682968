-- What was recorded stays: neither transfers to owners nor commissions are changed or deleted.
CREATE FUNCTION keep_as_recorded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only ever added', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER owner_transfers_append_only BEFORE UPDATE OR DELETE ON owner_transfers
  FOR EACH ROW EXECUTE FUNCTION keep_as_recorded();
--> statement-breakpoint
CREATE TRIGGER commissions_append_only BEFORE UPDATE OR DELETE ON commissions
  FOR EACH ROW EXECUTE FUNCTION keep_as_recorded();
--> statement-breakpoint
-- A counter-entry takes back exactly what it corrects, and is not corrected itself. A transfer is in the
-- currency of its property.
CREATE FUNCTION check_owner_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.currency <> (SELECT currency FROM properties WHERE id = NEW.property_id)
    OR (NEW.corrects_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM owner_transfers AS original WHERE original.id = NEW.corrects_id
        AND original.property_id = NEW.property_id AND original.amount = -NEW.amount
        AND original.corrects_id IS NULL)) THEN
    RAISE EXCEPTION 'The entry does not match its property or the transfer that it corrects'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'owner_transfers_match';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER owner_transfers_match BEFORE INSERT ON owner_transfers
  FOR EACH ROW EXECUTE FUNCTION check_owner_transfer();
