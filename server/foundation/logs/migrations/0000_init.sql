CREATE TABLE `logs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ts_us` integer NOT NULL,
	`level` integer NOT NULL,
	`target` text NOT NULL,
	`subsystem` text NOT NULL,
	`trace_id` text,
	`span_id` text,
	`message` text NOT NULL,
	`fields_json` text,
	`source` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `logs_time` ON `logs` (`ts_us`);--> statement-breakpoint
CREATE INDEX `logs_trace` ON `logs` (`trace_id`);