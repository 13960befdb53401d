CREATE TABLE `download_clients` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`settings_json` text DEFAULT '{}' NOT NULL,
	`priority` integer DEFAULT 1 NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `download_clients_name_unique` ON `download_clients` (`name`);--> statement-breakpoint
CREATE TABLE `downloads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`movie_id` integer,
	`version_id` integer,
	`release_id` integer,
	`title` text NOT NULL,
	`info_hash` text,
	`turn` integer,
	`client` text NOT NULL,
	`client_id` integer,
	`state` text NOT NULL,
	`error_code` text,
	`error` text,
	`error_values` text,
	`progress` real DEFAULT 0 NOT NULL,
	`size_bytes` integer,
	`downloaded_bytes` integer DEFAULT 0 NOT NULL,
	`uploaded_bytes` integer DEFAULT 0 NOT NULL,
	`ratio` real DEFAULT 0 NOT NULL,
	`save_path` text,
	`magnet` text,
	`torrent` blob,
	`more_trackers` text,
	`files` text,
	`indexer_id` integer,
	`seed_ratio` real,
	`seed_minutes` integer,
	`download_speed_limit` integer DEFAULT 0 NOT NULL,
	`upload_speed_limit` integer DEFAULT 0 NOT NULL,
	`quality` text,
	`score` integer DEFAULT 0 NOT NULL,
	`replaces` integer DEFAULT false NOT NULL,
	`adopted` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` text,
	`last_progress_at` text,
	`added_at` text NOT NULL,
	`state_at` text NOT NULL,
	`completed_at` text,
	`imported_at` text
);
--> statement-breakpoint
CREATE INDEX `downloads_movie` ON `downloads` (`movie_id`,`added_at`);--> statement-breakpoint
CREATE INDEX `downloads_state` ON `downloads` (`state`,`added_at`);--> statement-breakpoint
CREATE INDEX `downloads_added` ON `downloads` (`added_at`);--> statement-breakpoint
CREATE INDEX `downloads_hash` ON `downloads` (`info_hash`);--> statement-breakpoint
CREATE INDEX `downloads_sums` ON `downloads` (`completed_at`,`downloaded_bytes`,`uploaded_bytes`);--> statement-breakpoint
CREATE INDEX `downloads_version` ON `downloads` (`version_id`) WHERE version_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `indexers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`url` text NOT NULL,
	`api_key` text,
	`settings_json` text,
	`priority` integer DEFAULT 25 NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`enable_feed` integer DEFAULT true NOT NULL,
	`enable_search` integer DEFAULT true NOT NULL,
	`categories` text DEFAULT '[2000]' NOT NULL,
	`capabilities` text DEFAULT '{}' NOT NULL,
	`escalation_level` integer DEFAULT 0 NOT NULL,
	`initial_failure_at` text,
	`most_recent_failure_at` text,
	`disabled_until` text,
	`last_error` text,
	`last_error_reason` text,
	`daily_query_limit` integer,
	`queries_today` integer DEFAULT 0 NOT NULL,
	`queries_day` text,
	`last_query_at` text,
	`min_seeders` integer DEFAULT 1 NOT NULL,
	`required_flags` text DEFAULT '[]' NOT NULL,
	`minimum_age_minutes` integer DEFAULT 0 NOT NULL,
	`multi_languages` text DEFAULT '[]' NOT NULL,
	`seed_ratio` real,
	`seed_minutes` integer,
	`link_origins` text DEFAULT '[]' NOT NULL,
	`tag_ids` text DEFAULT '[]' NOT NULL,
	`last_feed_guid` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `indexers_name_unique` ON `indexers` (`name`);--> statement-breakpoint
CREATE TABLE `blocklist` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`movie_id` integer,
	`indexer_id` integer,
	`info_hash` text,
	`title` text NOT NULL,
	`code` text NOT NULL,
	`values` text,
	`reason` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `blocklist_hash` ON `blocklist` (`info_hash`);--> statement-breakpoint
CREATE INDEX `blocklist_movie` ON `blocklist` (`movie_id`);--> statement-breakpoint
CREATE TABLE `releases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`movie_id` integer NOT NULL,
	`version_id` integer,
	`indexer_id` integer,
	`guid` text NOT NULL,
	`title` text NOT NULL,
	`size_bytes` integer,
	`published_at` text,
	`seeders` integer,
	`peers` integer,
	`info_hash` text,
	`source_url` text,
	`magnet_url` text,
	`info_url` text,
	`parsed` text NOT NULL,
	`quality` text NOT NULL,
	`languages` text NOT NULL,
	`flags` text DEFAULT '[]' NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`indexer_languages` text DEFAULT '[]' NOT NULL,
	`imdb_id` text,
	`tmdb_id` integer,
	`custom_formats` text NOT NULL,
	`score` integer NOT NULL,
	`score_parts` text DEFAULT '[]' NOT NULL,
	`verdict` text NOT NULL,
	`reasons` text NOT NULL,
	`rank` integer,
	`first_seen_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`next_look_at` text,
	`grabbed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `releases_once` ON `releases` (`movie_id`,`indexer_id`,`guid`);--> statement-breakpoint
CREATE INDEX `releases_movie` ON `releases` (`movie_id`,`id`);--> statement-breakpoint
CREATE INDEX `releases_hash` ON `releases` (`info_hash`);--> statement-breakpoint
CREATE INDEX `releases_seen` ON `releases` (`last_seen_at`);--> statement-breakpoint
CREATE INDEX `releases_grabbed` ON `releases` (`grabbed_at`) WHERE grabbed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `releases_open` ON `releases` (`movie_id`) WHERE grabbed_at IS NULL AND verdict <> 'rejected';--> statement-breakpoint
CREATE TABLE `taken_hashes` (
	`info_hash` text NOT NULL,
	`movie_id` integer NOT NULL,
	`title` text NOT NULL,
	`quality` text,
	`imported_quality` text,
	`taken_at` text NOT NULL,
	PRIMARY KEY(`movie_id`, `info_hash`)
);
--> statement-breakpoint
CREATE TABLE `follow_movies` (
	`follow_id` integer NOT NULL,
	`metadata_id` integer NOT NULL,
	`title` text NOT NULL,
	`year` integer,
	`release_date` text,
	`state` text NOT NULL,
	`found_at` text,
	`streams_on` text DEFAULT '[]' NOT NULL,
	`streams_checked_at` text,
	PRIMARY KEY(`follow_id`, `metadata_id`),
	FOREIGN KEY (`follow_id`) REFERENCES `follows`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follow_movies_movie` ON `follow_movies` (`metadata_id`);--> statement-breakpoint
CREATE TABLE `follows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`metadata_id` integer,
	`query` text,
	`subject` text NOT NULL,
	`name` text NOT NULL,
	`picture_path` text,
	`choice` text NOT NULL,
	`quality_profile_id` integer,
	`root_folder_id` integer,
	`last_checked_at` text,
	`next_check_at` text NOT NULL,
	`last_error` text,
	`last_error_reason` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`quality_profile_id`) REFERENCES `quality_profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`root_folder_id`) REFERENCES `root_folders`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `follows_subject_unique` ON `follows` (`subject`);--> statement-breakpoint
CREATE TABLE `collections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`metadata_id` integer NOT NULL,
	`name` text NOT NULL,
	`overview` text,
	`poster_path` text,
	`backdrop_path` text,
	`parts` text,
	`refreshed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collections_metadata_id_unique` ON `collections` (`metadata_id`);--> statement-breakpoint
CREATE INDEX `collections_name` ON `collections` (`name`);--> statement-breakpoint
CREATE TABLE `exclusions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`metadata_id` integer NOT NULL,
	`title` text NOT NULL,
	`year` integer,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exclusions_metadata_id_unique` ON `exclusions` (`metadata_id`);--> statement-breakpoint
CREATE INDEX `exclusions_title` ON `exclusions` (`title`);--> statement-breakpoint
CREATE TABLE `movie_changes` (
	`seq` integer PRIMARY KEY NOT NULL,
	`movie_id` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `movie_people` (
	`movie_id` integer PRIMARY KEY NOT NULL,
	`cast` text NOT NULL,
	`crew` text NOT NULL,
	`studios` text DEFAULT '[]' NOT NULL,
	`similar` text NOT NULL,
	FOREIGN KEY (`movie_id`) REFERENCES `movies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `movie_tags` (
	`movie_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	PRIMARY KEY(`movie_id`, `tag_id`),
	FOREIGN KEY (`movie_id`) REFERENCES `movies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `movie_tags_tag` ON `movie_tags` (`tag_id`);--> statement-breakpoint
CREATE TABLE `movie_tallies` (
	`color_name` text NOT NULL,
	`standing` integer NOT NULL,
	`monitored` integer NOT NULL,
	`movies` integer NOT NULL,
	`with_file` integer NOT NULL,
	`runtime_minutes` integer NOT NULL,
	PRIMARY KEY(`color_name`, `standing`, `monitored`)
);
--> statement-breakpoint
CREATE TABLE `movies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`metadata_id` integer NOT NULL,
	`external_ids` text DEFAULT '{}' NOT NULL,
	`title` text NOT NULL,
	`sort_title` text NOT NULL,
	`clean_title` text NOT NULL,
	`original_title` text NOT NULL,
	`alternative_titles` text DEFAULT '[]' NOT NULL,
	`overview` text,
	`tagline` text,
	`year` integer,
	`secondary_year` integer,
	`runtime_minutes` integer,
	`original_language` text,
	`genres` text DEFAULT '[]' NOT NULL,
	`certification` text,
	`cinema_date` text,
	`digital_date` text,
	`physical_date` text,
	`available_from` text,
	`poster_path` text,
	`poster_color` text,
	`color_name` text DEFAULT 'none' NOT NULL,
	`backdrop_path` text,
	`trailer_url` text,
	`extras` text,
	`backdrop_color` text,
	`rating` real,
	`rating_votes` integer,
	`popularity` real,
	`collection_id` integer,
	`monitored` integer DEFAULT true NOT NULL,
	`keep` integer DEFAULT false NOT NULL,
	`minimum_availability` text NOT NULL,
	`quality_profile_id` integer NOT NULL,
	`root_folder_id` integer,
	`folder` text,
	`added_at` text NOT NULL,
	`added_by` text,
	`updated_at` text NOT NULL,
	`metadata_refreshed_at` text,
	`last_searched_at` text,
	`next_search_at` text,
	`searches_without_result` integer DEFAULT 0 NOT NULL,
	`passed_over_until` text,
	`watched_at` text,
	`play_count` integer DEFAULT 0 NOT NULL,
	`resume_position_seconds` real DEFAULT 0 NOT NULL,
	`user_rating` integer,
	`favorite` integer DEFAULT false NOT NULL,
	`marked_at` text,
	`standing` integer DEFAULT 0 NOT NULL,
	`qualities` text,
	`present_bytes` integer,
	`last_search` text,
	FOREIGN KEY (`collection_id`) REFERENCES `collections`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`quality_profile_id`) REFERENCES `quality_profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`root_folder_id`) REFERENCES `root_folders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `movies_metadata_id_unique` ON `movies` (`metadata_id`);--> statement-breakpoint
CREATE INDEX `movies_titles` ON `movies` (`sort_title`,`id`,`title`,`original_title`,`present_bytes`);--> statement-breakpoint
CREATE INDEX `movies_counts` ON `movies` (`genres`,`standing`,`qualities`,`monitored`,`available_from`,`present_bytes`,`runtime_minutes`,`watched_at`,`resume_position_seconds`,`year`,`rating`,`collection_id`,`quality_profile_id`,`root_folder_id`,`favorite`);--> statement-breakpoint
CREATE INDEX `movies_beyond_ascii` ON `movies` (`title`,`original_title`) WHERE octet_length(title || original_title) > length(title || original_title);--> statement-breakpoint
CREATE INDEX `movies_collection` ON `movies` (`collection_id`) WHERE collection_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movies_telling` ON `movies` ((user_rating IS NOT NULL AND user_rating >= 8),(watched_at IS NOT NULL),`added_at`);--> statement-breakpoint
CREATE INDEX `movies_watched` ON `movies` (`watched_at`,`present_bytes`) WHERE watched_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movies_begun` ON `movies` (`resume_position_seconds`,`watched_at`,`present_bytes`) WHERE resume_position_seconds > 0;--> statement-breakpoint
CREATE INDEX `movies_cinema` ON `movies` (`cinema_date`) WHERE cinema_date IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movies_digital` ON `movies` (`digital_date`) WHERE digital_date IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movies_physical` ON `movies` (`physical_date`) WHERE physical_date IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movies_added` ON `movies` (`added_at`,`id`);--> statement-breakpoint
CREATE INDEX `movies_year` ON `movies` (CASE WHEN year IS NULL THEN 0 ELSE year END,`id`);--> statement-breakpoint
CREATE INDEX `movies_rating` ON `movies` (CASE WHEN rating IS NULL THEN 0 ELSE rating END,`id`);--> statement-breakpoint
CREATE INDEX `movies_popularity` ON `movies` (CASE WHEN popularity IS NULL THEN 0 ELSE popularity END,`id`);--> statement-breakpoint
CREATE INDEX `movies_runtime` ON `movies` (CASE WHEN runtime_minutes IS NULL THEN 0 ELSE runtime_minutes END,`id`);--> statement-breakpoint
CREATE INDEX `movies_available_from` ON `movies` (CASE WHEN available_from IS NULL THEN '' ELSE available_from END,`id`,`standing`,`monitored`,`available_from`);--> statement-breakpoint
CREATE INDEX `movies_searches` ON `movies` (`next_search_at`,`monitored`,`standing`,`present_bytes`,`available_from`,`last_searched_at`,`searches_without_result`);--> statement-breakpoint
CREATE INDEX `movies_color` ON `movies` (`color_name`);--> statement-breakpoint
CREATE INDEX `movies_keep` ON `movies` (`keep`);--> statement-breakpoint
CREATE INDEX `movies_clean_title` ON `movies` (`clean_title`);--> statement-breakpoint
CREATE TABLE `custom_formats` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`conditions` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `custom_formats_name_unique` ON `custom_formats` (`name`);--> statement-breakpoint
CREATE TABLE `quality_profiles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`items` text NOT NULL,
	`cutoff` text NOT NULL,
	`upgrade_allowed` integer NOT NULL,
	`min_format_score` integer NOT NULL,
	`cutoff_format_score` integer NOT NULL,
	`min_upgrade_score` integer NOT NULL,
	`format_scores` text NOT NULL,
	`languages` text NOT NULL,
	`size_limits` text NOT NULL,
	`must_contain` text NOT NULL,
	`must_not_contain` text NOT NULL,
	`words` text DEFAULT '[]' NOT NULL,
	`delays` text DEFAULT '[]' NOT NULL,
	`delay_minutes` integer NOT NULL,
	`delay_bypass_best_quality` integer NOT NULL,
	`delay_bypass_score` integer,
	`is_default` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quality_profiles_name_unique` ON `quality_profiles` (`name`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_name_unique` ON `tags` (`name`);--> statement-breakpoint
CREATE TABLE `movie_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`movie_id` integer NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`quality_profile_id` integer,
	`edition` text DEFAULT 'any' NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`movie_id`) REFERENCES `movies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`quality_profile_id`) REFERENCES `quality_profiles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `movie_versions_default` ON `movie_versions` (`movie_id`) WHERE is_default;--> statement-breakpoint
CREATE INDEX `movie_versions_movie` ON `movie_versions` (`movie_id`);--> statement-breakpoint
CREATE INDEX `movie_versions_wished` ON `movie_versions` (`movie_id`) WHERE NOT is_default;--> statement-breakpoint
CREATE INDEX `movie_versions_profile` ON `movie_versions` (`quality_profile_id`) WHERE quality_profile_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `views` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`icon` text,
	`query` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `views_name_unique` ON `views` (`name`);--> statement-breakpoint
CREATE TABLE `dlna_devices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`address` text NOT NULL,
	`name` text NOT NULL,
	`user_agent` text,
	`allowed` integer DEFAULT false NOT NULL,
	`first_seen_at` text NOT NULL,
	`last_seen_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dlna_devices_address_unique` ON `dlna_devices` (`address`);--> statement-breakpoint
CREATE TABLE `import_made` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`import_id` integer NOT NULL,
	`made` text NOT NULL,
	`history_id` integer NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `import_made_import` ON `import_made` (`import_id`,`id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source` text NOT NULL,
	`created_at` text NOT NULL,
	`report` text,
	`released_at` text,
	`undone_at` text
);
--> statement-breakpoint
CREATE TABLE `display_preferences` (
	`id` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `list_items` (
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
CREATE INDEX `list_items_list` ON `list_items` (`list_id`,`position`);--> statement-breakpoint
CREATE INDEX `list_items_movie` ON `list_items` (`list_id`,`metadata_id`);--> statement-breakpoint
CREATE TABLE `list_resolutions` (
	`key` text PRIMARY KEY NOT NULL,
	`metadata_id` integer,
	`problem` text,
	`resolved_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`settings` text DEFAULT '{}' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`auto_add` integer DEFAULT false NOT NULL,
	`monitored_when_added` integer DEFAULT true NOT NULL,
	`search_when_added` integer DEFAULT true NOT NULL,
	`quality_profile_id` integer,
	`root_folder_id` integer,
	`minimum_availability` text,
	`tag_ids` text DEFAULT '[]' NOT NULL,
	`last_synced_at` text,
	`next_sync_at` text,
	`shrunk_to` integer,
	`cut_to` integer,
	`adding_since` text,
	`adding_total` integer DEFAULT 0 NOT NULL,
	`adding_done` integer DEFAULT 0 NOT NULL,
	`adding_by` text,
	`adding_edit` integer,
	`escalation_level` integer DEFAULT 0 NOT NULL,
	`initial_failure_at` text,
	`most_recent_failure_at` text,
	`disabled_until` text,
	`last_error` text,
	`last_error_reason` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lists_name_unique` ON `lists` (`name`);--> statement-breakpoint
CREATE TABLE `screens` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`model` text,
	`address` text NOT NULL,
	`location` text NOT NULL,
	`seen_at` text NOT NULL,
	`play` text
);
--> statement-breakpoint
CREATE TABLE `tracker_account` (
	`id` integer PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`access_token` text NOT NULL,
	`refresh_token` text NOT NULL,
	`expires_at` text NOT NULL,
	`refresh_at` text DEFAULT '' NOT NULL,
	`url` text DEFAULT '' NOT NULL,
	`is_lost` integer DEFAULT false NOT NULL,
	`connected_at` text NOT NULL,
	`confirmed_at` text,
	`last_synced_at` text,
	`last_error` text,
	`last_error_reason` text,
	`seen_seq` integer DEFAULT 0 NOT NULL,
	`moments` text
);
--> statement-breakpoint
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
CREATE TABLE `webhook_deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`webhook_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `webhook_deliveries` (`next_try_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`method` text DEFAULT 'POST' NOT NULL,
	`headers` text DEFAULT '{}' NOT NULL,
	`events` text DEFAULT '[]' NOT NULL,
	`template` text,
	`refreshes` text,
	`path_map` text DEFAULT '[]' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`last_status` integer,
	`last_error` text,
	`last_error_reason` text,
	`last_sent_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhooks_name_unique` ON `webhooks` (`name`);--> statement-breakpoint
CREATE TABLE `config` (
	`id` integer PRIMARY KEY NOT NULL,
	`base_url` text,
	`listen_address` text DEFAULT '127.0.0.1' NOT NULL,
	`listen_port` integer DEFAULT 8080 NOT NULL,
	`public_url` text,
	`jellyfin_enabled` integer DEFAULT false NOT NULL,
	`jellyfin_discovery` integer DEFAULT true NOT NULL,
	`tv_page_enabled` integer DEFAULT false NOT NULL,
	`dlna_enabled` integer DEFAULT false NOT NULL,
	`dlna_name` text DEFAULT 'Marquee' NOT NULL,
	`dlna_open` integer DEFAULT false NOT NULL,
	`screens_enabled` integer DEFAULT false NOT NULL,
	`metrics_enabled` integer DEFAULT false NOT NULL,
	`language` text DEFAULT 'en-US' NOT NULL,
	`region` text DEFAULT 'US' NOT NULL,
	`radarr_api_enabled` integer DEFAULT false NOT NULL,
	`log_level` text DEFAULT 'info' NOT NULL,
	`log_retention_days` integer DEFAULT 14 NOT NULL,
	`update_check_enabled` integer DEFAULT true NOT NULL,
	`api_key` text,
	`session_signing_key` text,
	`default_root_folder_id` integer,
	`movie_folder_format` text DEFAULT '{Movie Title} ({Release Year})' NOT NULL,
	`movie_file_format` text DEFAULT '{Movie Title} ({Release Year}) {Edition Tags} {Quality Full}' NOT NULL,
	`colon_replacement` text DEFAULT 'smart' NOT NULL,
	`import_mode` text DEFAULT 'hardlink' NOT NULL,
	`nfo_enabled` integer DEFAULT false NOT NULL,
	`recycle_enabled` integer DEFAULT true NOT NULL,
	`recycle_days` integer DEFAULT 14 NOT NULL,
	`min_free_space_mb` integer DEFAULT 500 NOT NULL,
	`import_held` integer DEFAULT false NOT NULL,
	`media_tool_path` text,
	`transcoding_enabled` integer DEFAULT true NOT NULL,
	`hw_acceleration` text DEFAULT 'auto' NOT NULL,
	`max_transcodes` integer DEFAULT 2 NOT NULL,
	`watched_threshold_percent` integer DEFAULT 90 NOT NULL,
	`backup_enabled` integer DEFAULT true NOT NULL,
	`backup_keep` integer DEFAULT 7 NOT NULL,
	`backup_path` text,
	`search_interval_minutes` integer DEFAULT 15 NOT NULL,
	`feed_interval_minutes` integer DEFAULT 15 NOT NULL,
	`minimum_availability_default` text DEFAULT 'released' NOT NULL,
	`availability_delay_days` integer DEFAULT 0 NOT NULL,
	`wait_for_slow_indexers` integer DEFAULT false NOT NULL,
	`upgrade_enabled` integer DEFAULT true NOT NULL,
	`propers` text DEFAULT 'prefer_and_upgrade' NOT NULL,
	`max_size_mb` integer DEFAULT 0 NOT NULL,
	`download_path` text,
	`max_concurrent_downloads` integer DEFAULT 3 NOT NULL,
	`queue_paused` integer DEFAULT false NOT NULL,
	`download_speed_limit` integer DEFAULT 0 NOT NULL,
	`upload_speed_limit` integer DEFAULT 0 NOT NULL,
	`speed_schedule` text DEFAULT 'off' NOT NULL,
	`speed_schedule_from` text DEFAULT '18:00' NOT NULL,
	`speed_schedule_until` text DEFAULT '23:00' NOT NULL,
	`scheduled_download_speed_limit` integer DEFAULT 0 NOT NULL,
	`scheduled_upload_speed_limit` integer DEFAULT 0 NOT NULL,
	`torrent_port` integer DEFAULT 0 NOT NULL,
	`port_mapping_enabled` integer DEFAULT true NOT NULL,
	`dht_enabled` integer DEFAULT true NOT NULL,
	`pex_enabled` integer DEFAULT true NOT NULL,
	`utp_enabled` integer DEFAULT true NOT NULL,
	`announce_to_all_trackers` integer DEFAULT false NOT NULL,
	`lsd_enabled` integer DEFAULT false NOT NULL,
	`seed_ratio_limit` real DEFAULT 1 NOT NULL,
	`seed_minutes_limit` integer DEFAULT 0 NOT NULL,
	`stall_minutes` integer DEFAULT 60 NOT NULL,
	`blocked_extensions` text DEFAULT '["exe","scr","lnk","bat","cmd","com","pif","msi","msix","ps1","vbs","vbe","js","jse","wsf","wsh","hta","jar","apk","dmg","pkg","app","reg","cpl","dll","sys","gadget","zipx","arj","ace","library-ms","url"]' NOT NULL,
	`vpn_enabled` integer DEFAULT false NOT NULL,
	`vpn_cover` text DEFAULT 'torrents' NOT NULL,
	`vpn_kind` text DEFAULT 'wireguard' NOT NULL,
	`vpn_interface` text,
	`vpn_proxy` text,
	`vpn_private_key` text,
	`vpn_address` text,
	`vpn_peer_public_key` text,
	`vpn_endpoint` text,
	`vpn_dns` text,
	`vpn_kill_switch` integer DEFAULT true NOT NULL,
	`vpn_port_forward_provider` text DEFAULT 'none' NOT NULL,
	`vpn_port_forward_api_key` text,
	`vpn_exit_url` text DEFAULT 'https://api.ipify.org',
	`metadata_api_key` text,
	`metadata_url` text DEFAULT 'https://api.themoviedb.org' NOT NULL,
	`streaming_services` text DEFAULT '[]' NOT NULL,
	`streaming_skip` integer DEFAULT false NOT NULL,
	`tracker_client_id` text,
	`tracker_client_secret` text,
	`tracker_url` text DEFAULT 'https://api.trakt.tv' NOT NULL,
	`tracker_sync_history` integer DEFAULT true NOT NULL,
	`tracker_sync_watchlist` integer DEFAULT false NOT NULL,
	`tracker_scrobble` integer DEFAULT true NOT NULL,
	`subtitles_api_key` text,
	`subtitles_username` text,
	`subtitles_password` text,
	`subtitles_url` text DEFAULT 'https://api.opensubtitles.com' NOT NULL,
	`subtitle_languages` text DEFAULT '["en"]' NOT NULL,
	`subtitle_auto` integer DEFAULT false NOT NULL,
	`list_api_key` text,
	`list_url` text DEFAULT 'https://api.mdblist.com' NOT NULL,
	`list_max_added_per_sync` integer DEFAULT 20 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`seq` integer NOT NULL,
	`type` text NOT NULL,
	`at` text NOT NULL,
	`movie_id` integer,
	`download_id` integer,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `history_seq_unique` ON `history` (`seq`);--> statement-breakpoint
CREATE INDEX `history_movie` ON `history` (`movie_id`,`id`);--> statement-breakpoint
CREATE INDEX `history_type` ON `history` (`type`,`id`);--> statement-breakpoint
CREATE INDEX `history_at` ON `history` (`at`);--> statement-breakpoint
CREATE TABLE `instance` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`movie_id` integer NOT NULL,
	`version_id` integer,
	`root_folder_id` integer NOT NULL,
	`relative_path` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`quality` text NOT NULL,
	`revision` text NOT NULL,
	`edition` text DEFAULT '' NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`release_name` text,
	`release_group` text,
	`indexer_id` integer,
	`info_hash` text,
	`media_info` text,
	`original_name` text,
	`flags` text DEFAULT '[]' NOT NULL,
	`custom_format_ids` text DEFAULT '[]' NOT NULL,
	`custom_format_score` integer DEFAULT 0 NOT NULL,
	`meets_cutoff` integer DEFAULT true NOT NULL,
	`to_shrink` integer DEFAULT false NOT NULL,
	`imported_from` text,
	`placed_beside` text DEFAULT '[]' NOT NULL,
	`written_beside` text DEFAULT '{}' NOT NULL,
	`added_at` text NOT NULL,
	`missing_at` text,
	FOREIGN KEY (`root_folder_id`) REFERENCES `root_folders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `files_standing` ON `files` (`movie_id`,`missing_at`,`meets_cutoff`,`quality`,`size_bytes`,`version_id`);--> statement-breakpoint
CREATE INDEX `files_version` ON `files` (`version_id`) WHERE version_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `files_below_cutoff` ON `files` (`movie_id`) WHERE meets_cutoff = 0;--> statement-breakpoint
CREATE INDEX `files_missing` ON `files` (`movie_id`,`missing_at`) WHERE missing_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `files_counts` ON `files` (substr(added_at, 1, 7) || (missing_at IS NULL) || quality || CASE WHEN json_valid(media_info) THEN coalesce(char(10) || (media_info ->> '$.video.codec'), '') ELSE '' END,`added_at`,`size_bytes`);--> statement-breakpoint
CREATE INDEX `files_path` ON `files` (`root_folder_id`,`relative_path`);--> statement-breakpoint
CREATE TABLE `recycle` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`movie_id` integer,
	`root_folder_id` integer NOT NULL,
	`relative_path` text NOT NULL,
	`recycle_path` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`reason` text NOT NULL,
	`kind` text DEFAULT 'movie' NOT NULL,
	`file` text NOT NULL,
	`recycled_at` text NOT NULL,
	`moved_at` text
);
--> statement-breakpoint
CREATE TABLE `root_folders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path` text NOT NULL,
	`shared` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `root_folders_path_unique` ON `root_folders` (`path`);--> statement-breakpoint
CREATE TABLE `library_scan_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`scan_id` integer NOT NULL,
	`relative_path` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`state` text NOT NULL,
	`confidence` integer DEFAULT 0 NOT NULL,
	`reasons` text DEFAULT '[]' NOT NULL,
	`metadata_id` integer,
	`movie_id` integer,
	`title` text,
	`year` integer,
	`error` text,
	`error_code` text,
	`error_values` text,
	FOREIGN KEY (`scan_id`) REFERENCES `library_scans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scan_items_scan` ON `library_scan_items` (`scan_id`,`id`);--> statement-breakpoint
CREATE TABLE `library_scans` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`root_folder_id` integer NOT NULL,
	`state` text NOT NULL,
	`found` integer DEFAULT 0 NOT NULL,
	`matched` integer DEFAULT 0 NOT NULL,
	`error` text,
	`error_code` text,
	`error_values` text,
	`started_at` text NOT NULL,
	`finished_at` text
);
--> statement-breakpoint
CREATE TABLE `file_readings` (
	`file_id` integer PRIMARY KEY NOT NULL,
	`size_bytes` integer NOT NULL,
	`modified_ms` real NOT NULL,
	`reader` integer NOT NULL,
	`reading` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `copies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`file_id` integer NOT NULL,
	`height` integer NOT NULL,
	`size_bytes` integer,
	`problem` text,
	`created_at` text NOT NULL,
	`ready_at` text,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `copies_file_height` ON `copies` (`file_id`,`height`);--> statement-breakpoint
CREATE TABLE `plays` (
	`id` text PRIMARY KEY NOT NULL,
	`movie_id` integer NOT NULL,
	`file_id` integer NOT NULL,
	`started_at` text NOT NULL,
	`last_at` text NOT NULL,
	`position_seconds` real NOT NULL,
	`is_counted` integer DEFAULT false NOT NULL,
	`stopped_at` text,
	`chosen` text,
	FOREIGN KEY (`movie_id`) REFERENCES `movies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plays_movie` ON `plays` (`movie_id`);--> statement-breakpoint
CREATE INDEX `plays_going_on` ON `plays` (`last_at`) WHERE stopped_at IS NULL;--> statement-breakpoint
CREATE TABLE `storage_marks` (
	`movie_id` integer PRIMARY KEY NOT NULL,
	`rule_id` integer NOT NULL,
	`marked_at` text NOT NULL,
	`leaves_at` text NOT NULL,
	`confirmed_at` text,
	FOREIGN KEY (`movie_id`) REFERENCES `movies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`rule_id`) REFERENCES `storage_rules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `storage_marks_rule` ON `storage_marks` (`rule_id`);--> statement-breakpoint
CREATE TABLE `storage_rules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`enabled` integer DEFAULT false NOT NULL,
	`when` text NOT NULL,
	`then` text NOT NULL,
	`quality_profile_id` integer,
	`notice_days` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`quality_profile_id`) REFERENCES `quality_profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `storage_rules_name_unique` ON `storage_rules` (`name`);--> statement-breakpoint
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
	`pauses` text DEFAULT '{}' NOT NULL,
	`refused` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subtitles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`movie_id` integer NOT NULL,
	`file_id` integer NOT NULL,
	`relative_path` text NOT NULL,
	`track` integer DEFAULT 0 NOT NULL,
	`language` text,
	`forced` integer DEFAULT false NOT NULL,
	`hearing_impaired` integer DEFAULT false NOT NULL,
	`source` text NOT NULL,
	`format` text NOT NULL,
	`provider_id` text,
	`score` integer,
	`matched_by` text,
	`sha256` text,
	`timing` text,
	`added_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subtitles_movie` ON `subtitles` (`movie_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subtitles_place` ON `subtitles` (`file_id`,`relative_path`,`track`);--> statement-breakpoint
CREATE TABLE `vpn_peer` (
	`id` integer PRIMARY KEY NOT NULL,
	`peer_public_key` text NOT NULL,
	`preshared_key` text,
	`mtu` integer,
	`allowed_ips` text NOT NULL,
	`keepalive_seconds` integer
);
--> statement-breakpoint
CREATE TABLE `backups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`filename` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`app_version` text NOT NULL,
	`schema_version` integer NOT NULL,
	`created_at` text NOT NULL,
	`checksum_sha256` text NOT NULL,
	`verified_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `backups_filename_unique` ON `backups` (`filename`);--> statement-breakpoint
CREATE TABLE `offsite_copies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`backup_id` integer NOT NULL,
	`filename` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`copied_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `offsite` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`place` text,
	`user` text,
	`password` text,
	`passphrase` text,
	`keep` integer NOT NULL,
	`last_error` text
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`scope` text DEFAULT 'all' NOT NULL,
	`label` text NOT NULL,
	`secret_hash` text NOT NULL,
	`app` text,
	`device` text,
	`device_key` text,
	`host` text,
	`user_agent` text,
	`ip` text,
	`parent_id` text,
	`created_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`lifetime_seconds` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_secret_hash_unique` ON `sessions` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `sessions_parent` ON `sessions` (`parent_id`);--> statement-breakpoint
CREATE INDEX `sessions_device_key` ON `sessions` (`device_key`);--> statement-breakpoint
CREATE TABLE `task_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`task` text NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text,
	`duration_ms` integer,
	`canceled` integer DEFAULT false NOT NULL,
	`error` text,
	`error_reason` text,
	`trigger` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `task_runs_task` ON `task_runs` (`task`,`id`);--> statement-breakpoint
CREATE TABLE `tasks` (
	`name` text PRIMARY KEY NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`last_run_at` text,
	`last_canceled` integer DEFAULT false NOT NULL,
	`last_error` text,
	`last_error_reason` text,
	`last_duration_ms` integer,
	`next_run_at` text
);
--> statement-breakpoint
CREATE TABLE `edit_rows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`edit_id` integer NOT NULL,
	`of` text NOT NULL,
	`key` text NOT NULL,
	`subject` text NOT NULL,
	`label` text,
	`before` text,
	`after` text,
	FOREIGN KEY (`edit_id`) REFERENCES `edits`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `edit_rows_edit` ON `edit_rows` (`edit_id`,`of`);--> statement-breakpoint
CREATE INDEX `edit_rows_row` ON `edit_rows` (`of`,`key`);--> statement-breakpoint
CREATE TABLE `edits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`session_id` text,
	`device` text,
	`what` text,
	`undoes` integer,
	`stands` integer DEFAULT true NOT NULL,
	`undoing_at` text,
	`undone_at` text
);
--> statement-breakpoint
CREATE INDEX `edits_at` ON `edits` (`at`);--> statement-breakpoint
CREATE VIRTUAL TABLE `movies_search` USING fts5(title, original_title, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER `movies_search_added` AFTER INSERT ON `movies` BEGIN INSERT INTO `movies_search` (rowid, title, original_title) VALUES (new.id, new.title || '  ', new.original_title || '  '); END;
--> statement-breakpoint
CREATE TRIGGER `movies_search_changed` AFTER UPDATE OF title, original_title ON `movies` WHEN old.title <> new.title OR old.original_title <> new.original_title BEGIN DELETE FROM `movies_search` WHERE rowid = old.id; INSERT INTO `movies_search` (rowid, title, original_title) VALUES (new.id, new.title || '  ', new.original_title || '  '); END;
--> statement-breakpoint
CREATE TRIGGER `movies_search_removed` AFTER DELETE ON `movies` BEGIN DELETE FROM `movies_search` WHERE rowid = old.id; END;
--> statement-breakpoint
CREATE TRIGGER `movie_versions_first` AFTER INSERT ON `movies` BEGIN INSERT INTO `movie_versions` (movie_id, is_default) VALUES (new.id, 1); END;
--> statement-breakpoint
CREATE VIEW `version_standings` AS SELECT v.id, v.movie_id, v.is_default, max(
  coalesce((SELECT max(CASE WHEN d.state IN ('queued', 'fetching_metadata', 'checking', 'downloading', 'stalled', 'paused') THEN 6
      WHEN d.state = 'importing' THEN 5 WHEN d.state = 'import_blocked' THEN 2 END) FROM `downloads` d
    WHERE d.movie_id = v.movie_id AND d.version_id IS iif(v.is_default, NULL, v.id)), 0),
  coalesce((SELECT max(CASE WHEN f.missing_at IS NOT NULL THEN 1 WHEN f.meets_cutoff = 0 THEN 4 ELSE 3 END)
    FROM `files` f WHERE f.movie_id = v.movie_id AND f.version_id IS iif(v.is_default, NULL, v.id)), 0)) AS standing FROM `movie_versions` v;
--> statement-breakpoint
CREATE VIEW `movie_standings` AS SELECT id, max(
  coalesce((SELECT max(CASE WHEN d.state IN ('queued', 'fetching_metadata', 'checking', 'downloading', 'stalled', 'paused') THEN 6
      WHEN d.state = 'importing' THEN 5 WHEN d.state = 'import_blocked' THEN 2 END) FROM `downloads` d WHERE d.movie_id = `movies`.id AND d.version_id IS NULL), 0),
  coalesce((SELECT max(CASE WHEN f.missing_at IS NOT NULL THEN 1 WHEN f.meets_cutoff = 0 THEN 4 ELSE 3 END)
    FROM `files` f WHERE f.movie_id = `movies`.id AND f.version_id IS NULL), 0)) AS standing,
  (SELECT group_concat(DISTINCT f.quality ORDER BY f.quality) FROM `files` f WHERE f.movie_id = `movies`.id) AS qualities,
  (SELECT sum(f.size_bytes) FROM `files` f WHERE f.movie_id = `movies`.id AND f.missing_at IS NULL) AS present_bytes FROM `movies`;
--> statement-breakpoint
CREATE TRIGGER `movies_standing_added` AFTER INSERT ON `movies` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER `files_standing_added` AFTER INSERT ON `files` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id = new.movie_id; END;
--> statement-breakpoint
CREATE TRIGGER `files_standing_changed` AFTER UPDATE OF movie_id, version_id, missing_at, meets_cutoff, quality, size_bytes ON `files` WHEN (old.movie_id, old.version_id, old.missing_at, old.meets_cutoff, old.quality, old.size_bytes) IS NOT (new.movie_id, new.version_id, new.missing_at, new.meets_cutoff, new.quality, new.size_bytes) BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id IN (old.movie_id, new.movie_id); END;
--> statement-breakpoint
CREATE TRIGGER `files_standing_removed` AFTER DELETE ON `files` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id = old.movie_id; END;
--> statement-breakpoint
CREATE TRIGGER `downloads_standing_added` AFTER INSERT ON `downloads` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id = new.movie_id; END;
--> statement-breakpoint
CREATE TRIGGER `downloads_standing_changed` AFTER UPDATE OF movie_id, version_id, state ON `downloads` WHEN (old.movie_id, old.version_id, old.state) IS NOT (new.movie_id, new.version_id, new.state) BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id IN (old.movie_id, new.movie_id); END;
--> statement-breakpoint
CREATE TRIGGER `downloads_standing_removed` AFTER DELETE ON `downloads` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id = old.movie_id; END;
--> statement-breakpoint
CREATE TRIGGER `movie_changes_added` AFTER INSERT ON `movies` BEGIN INSERT INTO `movie_changes` (movie_id) VALUES (new.id); END;
--> statement-breakpoint
CREATE TRIGGER `movie_changes_removed` AFTER DELETE ON `movies` BEGIN INSERT INTO `movie_changes` (movie_id) VALUES (old.id); END;
--> statement-breakpoint
CREATE TRIGGER `movie_changes_changed` AFTER UPDATE OF sort_title, added_at, year, rating, popularity, runtime_minutes, available_from, genres, standing, qualities, monitored ON `movies` WHEN (old.sort_title, old.added_at, old.year, old.rating, old.popularity, old.runtime_minutes, old.available_from, old.genres, old.standing, old.qualities, old.monitored) IS NOT (new.sort_title, new.added_at, new.year, new.rating, new.popularity, new.runtime_minutes, new.available_from, new.genres, new.standing, new.qualities, new.monitored) BEGIN INSERT INTO `movie_changes` (movie_id) VALUES (new.id); END;
--> statement-breakpoint
CREATE TRIGGER `movie_changes_trimmed` AFTER INSERT ON `movie_changes` WHEN new.seq % 1000 = 0 BEGIN DELETE FROM `movie_changes` WHERE seq <= new.seq - 1000; END;
--> statement-breakpoint
CREATE TRIGGER `movie_tallies_added` AFTER INSERT ON `movies` BEGIN INSERT INTO `movie_tallies` VALUES (new.color_name, new.standing, new.monitored, 1, (new.present_bytes IS NOT NULL), iif(new.present_bytes IS NULL OR new.runtime_minutes IS NULL, 0, new.runtime_minutes)) ON CONFLICT (color_name, standing, monitored) DO UPDATE SET movies = movies + excluded.movies, with_file = with_file + excluded.with_file, runtime_minutes = runtime_minutes + excluded.runtime_minutes; END;
--> statement-breakpoint
CREATE TRIGGER `movie_tallies_removed` AFTER DELETE ON `movies` BEGIN INSERT INTO `movie_tallies` VALUES (old.color_name, old.standing, old.monitored, -1, -(old.present_bytes IS NOT NULL), -iif(old.present_bytes IS NULL OR old.runtime_minutes IS NULL, 0, old.runtime_minutes)) ON CONFLICT (color_name, standing, monitored) DO UPDATE SET movies = movies + excluded.movies, with_file = with_file + excluded.with_file, runtime_minutes = runtime_minutes + excluded.runtime_minutes; END;
--> statement-breakpoint
CREATE TRIGGER `movie_tallies_changed` AFTER UPDATE OF color_name, standing, monitored, present_bytes, runtime_minutes ON `movies` WHEN (old.color_name, old.standing, old.monitored, old.present_bytes, old.runtime_minutes) IS NOT (new.color_name, new.standing, new.monitored, new.present_bytes, new.runtime_minutes) BEGIN INSERT INTO `movie_tallies` VALUES (old.color_name, old.standing, old.monitored, -1, -(old.present_bytes IS NOT NULL), -iif(old.present_bytes IS NULL OR old.runtime_minutes IS NULL, 0, old.runtime_minutes)), (new.color_name, new.standing, new.monitored, 1, (new.present_bytes IS NOT NULL), iif(new.present_bytes IS NULL OR new.runtime_minutes IS NULL, 0, new.runtime_minutes)) ON CONFLICT (color_name, standing, monitored) DO UPDATE SET movies = movies + excluded.movies, with_file = with_file + excluded.with_file, runtime_minutes = runtime_minutes + excluded.runtime_minutes; END;
