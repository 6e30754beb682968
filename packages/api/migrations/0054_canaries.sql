CREATE TABLE "release_beats" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"views" integer NOT NULL,
	"failed" integer NOT NULL,
	"timed" integer NOT NULL,
	"slow" integer NOT NULL,
	"pressed" integer NOT NULL,
	"sluggish" integer NOT NULL,
	"moved" integer NOT NULL,
	"unsteady" integer NOT NULL,
	CONSTRAINT "release_beats_app_version_minute_pk" PRIMARY KEY("app","version","minute")
);
--> statement-breakpoint
CREATE TABLE "release_canaries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"app" text NOT NULL,
	"version_id" uuid NOT NULL,
	"beside" integer NOT NULL,
	"percent" integer NOT NULL,
	"countries" text[] NOT NULL,
	"people" text[] NOT NULL,
	"team" text NOT NULL,
	"mail" text,
	"reason" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"grown_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	"why" text,
	CONSTRAINT "release_canaries_percent" CHECK ("release_canaries"."percent" between 1 and 100),
	CONSTRAINT "release_canaries_end" CHECK (num_nulls("release_canaries"."ended_at", "release_canaries"."outcome", "release_canaries"."why") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "release_canaries" ADD CONSTRAINT "release_canaries_version_id_release_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_canaries" ADD CONSTRAINT "release_canaries_app_beside_release_promotions_app_seq_fk" FOREIGN KEY ("app","beside") REFERENCES "public"."release_promotions"("app","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_beats_minute" ON "release_beats" USING btree ("minute");--> statement-breakpoint
CREATE UNIQUE INDEX "release_canaries_running" ON "release_canaries" USING btree ("app") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "release_canaries_app" ON "release_canaries" USING btree ("app","began_at");