CREATE TABLE `subtitle_account` (
	`id` integer PRIMARY KEY NOT NULL,
	`belongs_to` text NOT NULL,
	`token` text,
	`root` text NOT NULL,
	`logged_in_at` text,
	`remaining` integer,
	`resets_at` text
);
--> statement-breakpoint
CREATE TABLE `subtitle_searches` (
	`file_id` integer PRIMARY KEY NOT NULL,
	`searched_at` text,
	`next_search_at` text,
	`misses` integer DEFAULT 0 NOT NULL,
	`refused` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
DROP INDEX `subtitles_place`;--> statement-breakpoint
ALTER TABLE `subtitles` ADD `track` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `subtitles` ADD `sha256` text;--> statement-breakpoint
CREATE UNIQUE INDEX `subtitles_place` ON `subtitles` (`file_id`,`relative_path`,`track`);--> statement-breakpoint
ALTER TABLE `recycle` ADD `kind` text DEFAULT 'movie' NOT NULL;