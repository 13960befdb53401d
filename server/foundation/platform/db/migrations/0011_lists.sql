CREATE TABLE `list_resolutions` (
	`key` text PRIMARY KEY NOT NULL,
	`metadata_id` integer,
	`problem` text,
	`resolved_at` text NOT NULL
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_list_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`list_id` integer NOT NULL,
	`metadata_id` integer,
	`imdb_id` text,
	`title` text NOT NULL,
	`year` integer,
	`position` integer NOT NULL,
	`purpose` text DEFAULT 'add' NOT NULL,
	`rating` integer,
	`watched_at` text,
	`problem` text,
	`added_at` text,
	`seen_at` text NOT NULL,
	FOREIGN KEY (`list_id`) REFERENCES `lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_list_items`("id", "list_id", "metadata_id", "title", "year", "position", "seen_at") SELECT "id", "list_id", "metadata_id", "title", "year", "position", "seen_at" FROM `list_items`;--> statement-breakpoint
DROP TABLE `list_items`;--> statement-breakpoint
ALTER TABLE `__new_list_items` RENAME TO `list_items`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `list_items_list` ON `list_items` (`list_id`,`position`);--> statement-breakpoint
ALTER TABLE `lists` ADD `monitored_when_added` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `lists` ADD `search_when_added` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `lists` ADD `tag_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `lists` ADD `next_sync_at` text;--> statement-breakpoint
ALTER TABLE `lists` ADD `shrunk_to` integer;--> statement-breakpoint
ALTER TABLE `lists` ADD `escalation_level` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lists` ADD `initial_failure_at` text;--> statement-breakpoint
ALTER TABLE `lists` ADD `most_recent_failure_at` text;--> statement-breakpoint
ALTER TABLE `lists` ADD `disabled_until` text;