CREATE TABLE "login_places" (
	"user_id" uuid NOT NULL,
	"place" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"new_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"network" text,
	"browser" text,
	CONSTRAINT "login_places_user_id_place_pk" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
ALTER TABLE "login_places" ADD CONSTRAINT "login_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_places_last_seen" ON "login_places" USING btree ("last_seen_at");
--> statement-breakpoint
-- Whoever is erased leaves no places behind.
CREATE FUNCTION forget_login_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM login_places WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_erased_login_places AFTER UPDATE OF erased_at ON users
  FOR EACH ROW WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL)
  EXECUTE FUNCTION forget_login_places();
