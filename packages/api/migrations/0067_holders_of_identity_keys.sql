CREATE TABLE "identity_key_holders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"knows" text[] NOT NULL,
	"seals_with" text,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
