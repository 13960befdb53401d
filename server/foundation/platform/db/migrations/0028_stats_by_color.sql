DROP INDEX `movies_color`;--> statement-breakpoint
CREATE INDEX `movies_color` ON `movies` (`color_name`,`standing`,`monitored`,`available_from`,`present_bytes`,`runtime_minutes`);