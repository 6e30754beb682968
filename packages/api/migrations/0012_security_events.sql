CREATE TABLE "security_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"network" text,
	"network_hash" text,
	"user_agent" text,
	"request_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" in ('registered', 'login', 'login_refused', 'login_new_place', 'logout_everywhere', 'password_reset_requested', 'password_changed', 'email_change_requested', 'email_changed', 'email_confirmed', 'account_disabled', 'account_enabled', 'account_trashed', 'account_restored', 'account_erased', 'role_changed', 'data_exported', 'holds_paused')),
	CONSTRAINT "security_events_details" CHECK (length("security_events"."details"::text) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "security_events_actor" ON "security_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");
--> statement-breakpoint
-- Security events are written once. A row loses the person when they are erased, and goes when its time is over.
CREATE FUNCTION keep_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person_gone boolean := NEW.user_id IS NULL AND OLD.user_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id AND erased_at IS NULL);
  actor_gone boolean := NEW.actor_id IS NULL AND OLD.actor_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id AND erased_at IS NULL);
BEGIN
  IF (person_gone OR actor_gone)
    AND (person_gone OR NEW.user_id IS NOT DISTINCT FROM OLD.user_id)
    AND (actor_gone OR NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id)
    AND (NEW.id, NEW.at, NEW.kind) = (OLD.id, OLD.at, OLD.kind)
  THEN
    NEW.network := NULL;
    NEW.network_hash := NULL;
    NEW.user_agent := NULL;
    NEW.request_id := NULL;
    NEW.details := '{}';
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'security_events is append-only' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER security_events_append_only BEFORE UPDATE ON security_events
  FOR EACH ROW EXECUTE FUNCTION keep_security_event();
--> statement-breakpoint
CREATE TRIGGER security_events_kept BEFORE DELETE ON security_events
  FOR EACH ROW WHEN (OLD.at >= now() - interval '180 days') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER security_events_whole BEFORE TRUNCATE ON security_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION forget_person_in_security_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE security_events SET
    user_id = CASE WHEN user_id = NEW.id THEN NULL ELSE user_id END,
    actor_id = CASE WHEN actor_id = NEW.id THEN NULL ELSE actor_id END
  WHERE user_id = NEW.id OR actor_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_erased_security_events AFTER UPDATE OF erased_at ON users
  FOR EACH ROW WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL)
  EXECUTE FUNCTION forget_person_in_security_events();
