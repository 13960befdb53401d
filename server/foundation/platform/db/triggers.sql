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
