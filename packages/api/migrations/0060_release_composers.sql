CREATE TABLE "release_composers" (
	"composer" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"troubles" jsonb NOT NULL
);
