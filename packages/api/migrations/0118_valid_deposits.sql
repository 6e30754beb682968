ALTER TABLE refunds VALIDATE CONSTRAINT refunds_deposit_id_deposits_id_fk;
--> statement-breakpoint
ALTER TABLE refunds VALIDATE CONSTRAINT refunds_deposit;
--> statement-breakpoint
ALTER TABLE checkout_sessions VALIDATE CONSTRAINT checkout_sessions_deposit;
--> statement-breakpoint
ALTER TABLE reservations VALIDATE CONSTRAINT reservations_deposit;
