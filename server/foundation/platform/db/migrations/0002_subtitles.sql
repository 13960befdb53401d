CREATE TABLE `subtitles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`movie_id` integer NOT NULL,
	`file_id` integer NOT NULL,
	`relative_path` text NOT NULL,
	`language` text,
	`forced` integer DEFAULT false NOT NULL,
	`hearing_impaired` integer DEFAULT false NOT NULL,
	`source` text NOT NULL,
	`format` text NOT NULL,
	`provider_id` text,
	`score` integer,
	`matched_by` text,
	`added_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subtitles_movie` ON `subtitles` (`movie_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subtitles_place` ON `subtitles` (`file_id`,`relative_path`);