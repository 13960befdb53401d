DROP INDEX `movies_counts`;--> statement-breakpoint
CREATE INDEX `movies_counts` ON `movies` (`genres`,`monitored`,`available_from`,`watched_at`,`resume_position_seconds`,`year`,`rating`,`runtime_minutes`,`collection_id`,`quality_profile_id`,`root_folder_id`);--> statement-breakpoint
CREATE VIRTUAL TABLE `movies_search` USING fts5(title, original_title, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');--> statement-breakpoint
INSERT INTO `movies_search` (rowid, title, original_title) SELECT id, title || '  ', original_title || '  ' FROM `movies`;--> statement-breakpoint
CREATE TRIGGER `movies_search_added` AFTER INSERT ON `movies` BEGIN INSERT INTO `movies_search` (rowid, title, original_title) VALUES (new.id, new.title || '  ', new.original_title || '  '); END;--> statement-breakpoint
CREATE TRIGGER `movies_search_changed` AFTER UPDATE OF title, original_title ON `movies` WHEN old.title <> new.title OR old.original_title <> new.original_title BEGIN DELETE FROM `movies_search` WHERE rowid = old.id; INSERT INTO `movies_search` (rowid, title, original_title) VALUES (new.id, new.title || '  ', new.original_title || '  '); END;--> statement-breakpoint
CREATE TRIGGER `movies_search_removed` AFTER DELETE ON `movies` BEGIN DELETE FROM `movies_search` WHERE rowid = old.id; END;
