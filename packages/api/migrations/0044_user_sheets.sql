CREATE TABLE "user_sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"filter" jsonb NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"key" text,
	"bytes" bigint,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "user_sheets_state" CHECK ("user_sheets"."state" in ('preparing', 'ready', 'failed')),
	CONSTRAINT "user_sheets_language" CHECK ("user_sheets"."language" in ('es', 'en')),
	CONSTRAINT "user_sheets_ready" CHECK (("user_sheets"."state" = 'ready') = (num_nonnulls("user_sheets"."key", "user_sheets"."bytes", "user_sheets"."expires_at") = 3))
);
--> statement-breakpoint
ALTER TABLE "user_sheets" ADD CONSTRAINT "user_sheets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_sheets_user" ON "user_sheets" USING btree ("user_id","requested_at");