CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"key" text,
	"bytes" bigint,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('preparing', 'ready', 'failed')),
	CONSTRAINT "data_exports_ready" CHECK (("data_exports"."state" = 'ready') = (num_nonnulls("data_exports"."key", "data_exports"."bytes", "data_exports"."expires_at") = 3))
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_subject";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind";--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "language" text NOT NULL;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","requested_at");--> statement-breakpoint
ALTER TABLE "consents" DROP COLUMN "visitor";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_language" CHECK ("consents"."language" in ('es', 'en'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('terms', 'privacy'));