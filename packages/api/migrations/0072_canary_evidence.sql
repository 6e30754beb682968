CREATE TABLE "release_spent_tickets" (
	"canary_id" uuid NOT NULL,
	"view" text NOT NULL,
	"mark" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "release_spent_tickets_canary_id_view_mark_pk" PRIMARY KEY("canary_id","view","mark")
);
--> statement-breakpoint
ALTER TABLE "release_beats" ADD COLUMN "proven_views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_beats" ADD COLUMN "proven_failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_beats" ADD COLUMN "proven_timed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_beats" ADD COLUMN "proven_slow" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_beats" ADD COLUMN "proven_pressed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_beats" ADD COLUMN "proven_sluggish" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_beats" ADD COLUMN "proven_moved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_beats" ADD COLUMN "proven_unsteady" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_errors" ADD COLUMN "kind" text DEFAULT 'failure' NOT NULL;--> statement-breakpoint
ALTER TABLE "release_spent_tickets" ADD CONSTRAINT "release_spent_tickets_canary_id_release_canaries_id_fk" FOREIGN KEY ("canary_id") REFERENCES "public"."release_canaries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_spent_tickets_until" ON "release_spent_tickets" USING btree ("until");