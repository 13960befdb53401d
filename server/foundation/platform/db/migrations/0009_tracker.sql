CREATE TABLE `tracker_history` (
	`history_id` text PRIMARY KEY NOT NULL,
	`metadata_id` integer NOT NULL,
	`watched_at` text NOT NULL,
	`is_applied` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tracker_history_movie` ON `tracker_history` (`metadata_id`);--> statement-breakpoint
CREATE TABLE `tracker_plays` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`movie_id` integer NOT NULL,
	`metadata_id` integer NOT NULL,
	`watched_at` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`sent_at` text,
	`history_id` text
);
--> statement-breakpoint
CREATE INDEX `tracker_plays_state` ON `tracker_plays` (`state`,`watched_at`);--> statement-breakpoint
CREATE INDEX `tracker_plays_movie` ON `tracker_plays` (`movie_id`);--> statement-breakpoint
CREATE TABLE `tracker_ratings` (
	`metadata_id` integer PRIMARY KEY NOT NULL,
	`rating` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tracker_watchlist` (
	`metadata_id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`position` integer NOT NULL,
	`added_at` text
);
--> statement-breakpoint
ALTER TABLE `tracker_account` ADD `refresh_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tracker_account` ADD `url` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tracker_account` ADD `is_lost` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tracker_account` ADD `confirmed_at` text;--> statement-breakpoint
ALTER TABLE `tracker_account` ADD `last_error` text;--> statement-breakpoint
ALTER TABLE `tracker_account` ADD `seen_seq` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tracker_account` ADD `moments` text;