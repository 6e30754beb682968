CREATE TABLE "refused_webhooks" (
	"source" text NOT NULL,
	"reason" text NOT NULL,
	"network" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refused_webhooks_source_reason_network_hour_pk" PRIMARY KEY("source","reason","network","hour")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "refused_webhooks_last" ON "refused_webhooks" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");