CREATE TABLE "release_files" (
	"version_id" uuid NOT NULL,
	"integrity" text NOT NULL,
	CONSTRAINT "release_files_version_id_integrity_pk" PRIMARY KEY("version_id","integrity")
);
--> statement-breakpoint
CREATE TABLE "release_promotions" (
	"app" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"version_id" uuid NOT NULL,
	"team" text,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "release_promotions_app_seq_pk" PRIMARY KEY("app","seq"),
	CONSTRAINT "release_promotions_kind" CHECK ("release_promotions"."kind" in ('promote', 'rollback'))
);
--> statement-breakpoint
CREATE TABLE "release_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team" text NOT NULL,
	"hash" text NOT NULL,
	"apps" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "release_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"manifest" text NOT NULL,
	"source_hash" text NOT NULL,
	"contract_version" text NOT NULL,
	"bytes" bigint NOT NULL,
	"commit" text NOT NULL,
	"team" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"pruned_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_version_id_release_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."release_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_promotions" ADD CONSTRAINT "release_promotions_version_id_release_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."release_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_promotions_at" ON "release_promotions" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "release_tokens_hash" ON "release_tokens" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "release_versions_name" ON "release_versions" USING btree ("app","version");--> statement-breakpoint
CREATE INDEX "release_versions_incomplete" ON "release_versions" USING btree ("created_at") WHERE completed_at is null;--> statement-breakpoint
-- A version that is complete stays as it is. Only once may its files be removed; one that never became complete may go.
CREATE FUNCTION keep_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.completed_at IS NULL THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'DELETE'
    OR (to_jsonb(NEW) - 'completed_at' - 'pruned_at') <> (to_jsonb(OLD) - 'completed_at' - 'pruned_at')
    OR (OLD.completed_at IS NOT NULL AND NEW.completed_at IS DISTINCT FROM OLD.completed_at)
    OR (OLD.pruned_at IS NOT NULL AND NEW.pruned_at IS DISTINCT FROM OLD.pruned_at)
    OR (NEW.pruned_at IS NOT NULL AND NEW.completed_at IS NULL) THEN
    RAISE EXCEPTION 'A version that was pushed never changes'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'release_versions_immutable';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER release_versions_immutable BEFORE UPDATE OR DELETE ON release_versions
  FOR EACH ROW EXECUTE FUNCTION keep_release();
--> statement-breakpoint
CREATE TRIGGER release_promotions_append_only BEFORE UPDATE OR DELETE ON release_promotions
  FOR EACH ROW EXECUTE FUNCTION keep_as_recorded();
--> statement-breakpoint
-- A promotion continues the last one of its app, and puts a version of that app into use whose files are there.
CREATE FUNCTION check_promotion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seq <> 1 + coalesce((SELECT max(seq) FROM release_promotions WHERE app = NEW.app), 0) THEN
    RAISE EXCEPTION 'The promotion does not continue the last one'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'release_promotions_follow';
  END IF;
  PERFORM FROM release_versions WHERE id = NEW.version_id AND app = NEW.app
    AND completed_at IS NOT NULL AND pruned_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The version can not be put into use'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'release_promotions_whole';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER release_promotions_follow BEFORE INSERT ON release_promotions
  FOR EACH ROW EXECUTE FUNCTION check_promotion();
