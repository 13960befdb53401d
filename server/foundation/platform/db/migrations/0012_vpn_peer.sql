CREATE TABLE `vpn_peer` (
	`id` integer PRIMARY KEY NOT NULL,
	`peer_public_key` text NOT NULL,
	`preshared_key` text,
	`mtu` integer,
	`allowed_ips` text NOT NULL,
	`keepalive_seconds` integer
);
