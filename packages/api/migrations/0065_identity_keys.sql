CREATE TABLE "identity_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"used_since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
