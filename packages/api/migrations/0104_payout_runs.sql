CREATE TABLE "payout_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"country" text NOT NULL,
	"bank" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"sent_by" uuid,
	"reference" text,
	"paid_on" date,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	CONSTRAINT "payout_files_bank" UNIQUE("run_id","country","bank"),
	CONSTRAINT "payout_files_sent" CHECK (("payout_files"."sent_at" is null) = ("payout_files"."sent_by" is null)),
	CONSTRAINT "payout_files_settled" CHECK (("payout_files"."settled_at" is null) = ("payout_files"."settled_by" is null)),
	CONSTRAINT "payout_files_order" CHECK ("payout_files"."settled_at" is null or "payout_files"."sent_at" is not null),
	CONSTRAINT "payout_files_reference" CHECK (("payout_files"."reference" is null) = ("payout_files"."paid_on" is null))
);
--> statement-breakpoint
CREATE TABLE "payout_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payout_id" uuid NOT NULL,
	"payout_state" text DEFAULT 'open' NOT NULL,
	"property_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"transfer_id" uuid,
	CONSTRAINT "payout_parts_amount" CHECK ("payout_parts"."amount" > 0),
	CONSTRAINT "payout_parts_paid" CHECK ("payout_parts"."transfer_id" is null or "payout_parts"."payout_state" in ('open', 'paid'))
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payout_runs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"why" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_state_of" UNIQUE("id","state"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_currency" CHECK ("payouts"."currency" in ('CLP', 'PEN')),
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('open', 'paid', 'rejected', 'withdrawn')),
	CONSTRAINT "payouts_why" CHECK (("payouts"."state" = 'rejected') = ("payouts"."why" is not null)),
	CONSTRAINT "payouts_decided" CHECK (("payouts"."state" = 'open') = ("payouts"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "payout_files" ADD CONSTRAINT "payout_files_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_files" ADD CONSTRAINT "payout_files_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_files" ADD CONSTRAINT "payout_files_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parts" ADD CONSTRAINT "payout_parts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parts" ADD CONSTRAINT "payout_parts_transfer_id_owner_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."owner_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parts" ADD CONSTRAINT "payout_parts_payout" FOREIGN KEY ("payout_id","payout_state") REFERENCES "public"."payouts"("id","state") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_file_id_payout_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payout_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_account_id_payout_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_parts_of" ON "payout_parts" USING btree ("payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_parts_open" ON "payout_parts" USING btree ("property_id") WHERE payout_state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payout_parts_transfer" ON "payout_parts" USING btree ("transfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_runs_number" ON "payout_runs" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payouts_file" ON "payouts" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "payouts_user" ON "payouts" USING btree ("user_id","currency");--> statement-breakpoint
CREATE INDEX "payouts_account" ON "payouts" USING btree ("account_id");--> statement-breakpoint
-- A payment of a run goes to the account that was valid for its owner when the run was made.
CREATE FUNCTION check_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payout_files AS file
    JOIN payout_runs AS run ON run.id = file.run_id
    JOIN payout_accounts AS account ON account.country = file.country AND account.bank = file.bank
    WHERE file.id = NEW.file_id AND account.id = NEW.account_id AND account.user_id = NEW.user_id
      AND account.ended IS NULL AND run.created_at <@ tstzrange(account.valid_from, account.valid_until)
      AND NEW.currency = CASE file.country WHEN 'Chile' THEN 'CLP' ELSE 'PEN' END) THEN
    RAISE EXCEPTION 'The account is not the one to which the owner was paid when the run was made'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'payouts_account_valid';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_account_valid BEFORE INSERT ON payouts FOR EACH ROW EXECUTE FUNCTION check_payout();
--> statement-breakpoint
-- What was made stays: of an open payment only the state changes, and of any other one nothing. An account that is erased with
-- its owner is forgotten.
CREATE FUNCTION keep_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (OLD.file_id, OLD.user_id, OLD.amount, OLD.currency)
      IS DISTINCT FROM (NEW.file_id, NEW.user_id, NEW.amount, NEW.currency)
    OR (NEW.account_id IS NOT NULL AND NEW.account_id IS DISTINCT FROM OLD.account_id)
    OR (OLD.state <> 'open' AND (OLD.state, OLD.why, OLD.decided_at)
      IS DISTINCT FROM (NEW.state, NEW.why, NEW.decided_at)) THEN
    RAISE EXCEPTION 'A payment of a run stays as it was made and decided'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'payouts_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_kept BEFORE UPDATE OR DELETE ON payouts FOR EACH ROW EXECUTE FUNCTION keep_payout();
--> statement-breakpoint
-- What an account is never changes, so it needs no copy in a run. Its numbers are sealed again with a newer key.
CREATE FUNCTION keep_payout_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.user_id, OLD.country, OLD.bank, OLD.kind, OLD.number_end, OLD.holder_name)
    IS DISTINCT FROM (NEW.user_id, NEW.country, NEW.bank, NEW.kind, NEW.number_end, NEW.holder_name) THEN
    RAISE EXCEPTION 'An account is replaced by another one and never changed'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'payout_accounts_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_accounts_kept BEFORE UPDATE ON payout_accounts
  FOR EACH ROW EXECUTE FUNCTION keep_payout_account();
--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON payouts
  FOR EACH ROW EXECUTE FUNCTION refuse_for_erased_person('user_id');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION require_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Kept by triggers or for the payment provider, and nobody's decision.
  kept text[] := ARRAY['updated_at', 'stripe_product_id', 'stripe_price_id'] || CASE TG_TABLE_NAME
    WHEN 'users' THEN ARRAY['stripe_customer_id', 'has_ledger', 'words_search']
    WHEN 'properties' THEN ARRAY['country', 'state', 'city', 'zone_name', 'time_zone', 'owner_active', 'shown_price', 'search', 'next_unit',
      'name_search', 'listed']
    -- Forgotten with the account, by the foreign key.
    WHEN 'payouts' THEN ARRAY['account_id']
    ELSE ARRAY[]::text[]
  END;
  before jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF current_setting('metrolibre.recorded', true) = pg_current_xact_id()::text
    OR before - kept = after - kept
    OR is_own_row(TG_TABLE_NAME, coalesce(before, after), current_setting('metrolibre.admin', true)) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'An admin changed % without a record', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'admin_changes_recorded';
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payout_runs_record AFTER INSERT OR UPDATE OR DELETE ON payout_runs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payout_files_record AFTER INSERT OR UPDATE OR DELETE ON payout_files DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payouts_record AFTER INSERT OR UPDATE OR DELETE ON payouts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payout_parts_record AFTER INSERT OR UPDATE OR DELETE ON payout_parts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_setting('metrolibre.admin', true) <> '') EXECUTE FUNCTION require_record();
