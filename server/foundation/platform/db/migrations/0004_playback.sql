CREATE TABLE `file_readings` (
	`file_id` integer PRIMARY KEY NOT NULL,
	`size_bytes` integer NOT NULL,
	`modified_ms` real NOT NULL,
	`reader` integer NOT NULL,
	`reading` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `plays` (
	`id` text PRIMARY KEY NOT NULL,
	`movie_id` integer NOT NULL,
	`file_id` integer NOT NULL,
	`started_at` text NOT NULL,
	`last_at` text NOT NULL,
	`position_seconds` real NOT NULL,
	`is_counted` integer DEFAULT false NOT NULL,
	`stopped_at` text,
	FOREIGN KEY (`movie_id`) REFERENCES `movies`(`id`) ON UPDATE no action ON DELETE cascade
);
