CREATE TABLE "bulk_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"action" text NOT NULL,
	"filter" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"origin" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_actions_list" CHECK ("bulk_actions"."list" in ('users', 'locations', 'publications', 'reviews')),
	CONSTRAINT "bulk_actions_state" CHECK ("bulk_actions"."state" in ('running', 'stopped', 'finished')),
	CONSTRAINT "bulk_actions_finished" CHECK (("bulk_actions"."state" = 'running') = ("bulk_actions"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"action_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"result" text,
	"reason" text,
	"reason_values" jsonb,
	CONSTRAINT "bulk_rows_action_id_entity_id_pk" PRIMARY KEY("action_id","entity_id"),
	CONSTRAINT "bulk_rows_result" CHECK ("bulk_rows"."result" in ('done', 'refused')),
	CONSTRAINT "bulk_rows_reason" CHECK (("bulk_rows"."reason" is not null) = ("bulk_rows"."result" is not distinct from 'refused'))
);
--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_action_id_bulk_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."bulk_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_actions_user" ON "bulk_actions" USING btree ("user_id","list","requested_at");--> statement-breakpoint
CREATE INDEX "bulk_rows_waiting" ON "bulk_rows" USING btree ("action_id","entity_id") WHERE result is null;--> statement-breakpoint
CREATE TRIGGER person_still_there BEFORE INSERT ON bulk_actions
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_for_erased_person('user_id');
