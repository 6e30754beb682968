CREATE TABLE "release_errors" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"error" jsonb NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "release_errors_app_version_fingerprint_pk" PRIMARY KEY("app","version","fingerprint")
);
--> statement-breakpoint
CREATE INDEX "release_errors_last" ON "release_errors" USING btree ("app","last_at");