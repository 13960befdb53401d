ALTER TABLE `config` ADD `vpn_kind` text DEFAULT 'wireguard' NOT NULL;--> statement-breakpoint
ALTER TABLE `config` ADD `vpn_proxy` text;--> statement-breakpoint
ALTER TABLE `config` ADD `vpn_proxy_username` text;--> statement-breakpoint
ALTER TABLE `config` ADD `vpn_proxy_password` text;