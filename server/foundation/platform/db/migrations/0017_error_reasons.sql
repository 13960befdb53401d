ALTER TABLE `indexers` ADD `last_error_reason` text;--> statement-breakpoint
ALTER TABLE `lists` ADD `last_error_reason` text;--> statement-breakpoint
ALTER TABLE `task_runs` ADD `error_reason` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `last_error_reason` text;--> statement-breakpoint
ALTER TABLE `tracker_account` ADD `last_error_reason` text;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `last_error_reason` text;