CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_links_purpose" CHECK ("account_links"."purpose" in ('restore_password', 'confirm_email', 'change_email')),
	CONSTRAINT "account_links_email_lowercase" CHECK ("account_links"."email" = lower("account_links"."email"))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_user" ON "account_links" USING btree ("user_id");--> statement-breakpoint
-- Whoever could register until now counts as confirmed.
UPDATE "users" SET "email_confirmed_at" = "created_at";--> statement-breakpoint
INSERT INTO "account_links" ("token_hash", "user_id", "purpose", "email", "expires_at", "used_at", "created_at")
  SELECT r."token_hash", r."user_id", 'restore_password', u."email", r."expires_at", r."used_at", r."created_at"
  FROM "password_resets" r JOIN "users" u ON u."id" = r."user_id";--> statement-breakpoint
DROP TABLE "password_resets";--> statement-breakpoint
-- What ends older links and sessions, whichever statement does it: an account switched off or on, put into the trash
-- or taken out, erased, another password, another address. Logging out ends the links that could open the account;
-- one that only confirms its address stays good.
CREATE FUNCTION end_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.is_active, NEW.deleted_at IS NULL, NEW.erased_at IS NULL, NEW.password_hash, NEW.email)
    IS DISTINCT FROM
     (OLD.is_active, OLD.deleted_at IS NULL, OLD.erased_at IS NULL, OLD.password_hash, OLD.email)
  THEN
    IF NEW.sessions_valid_from <= OLD.sessions_valid_from THEN
      NEW.sessions_valid_from := greatest(OLD.sessions_valid_from, now());
    END IF;
    DELETE FROM account_links WHERE user_id = NEW.id AND used_at IS NULL;
  ELSIF NEW.sessions_valid_from > OLD.sessions_valid_from THEN
    DELETE FROM account_links WHERE user_id = NEW.id AND used_at IS NULL AND purpose <> 'confirm_email';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_access BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION end_access();
