ALTER TABLE `movies` ADD `color_name` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
WITH parts AS MATERIALIZED (SELECT id,
    16 * instr('123456789abcdef', substr(poster_color, 2, 1)) + instr('123456789abcdef', substr(poster_color, 3, 1)) AS red,
    16 * instr('123456789abcdef', substr(poster_color, 4, 1)) + instr('123456789abcdef', substr(poster_color, 5, 1)) AS green,
    16 * instr('123456789abcdef', substr(poster_color, 6, 1)) + instr('123456789abcdef', substr(poster_color, 7, 1)) AS blue
  FROM `movies` WHERE poster_color GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'),
chromas AS MATERIALIZED (SELECT *, max(red, green, blue) + min(red, green, blue) AS light, max(red, green, blue) - min(red, green, blue) AS chroma FROM parts),
hues AS MATERIALIZED (SELECT *, 1.0 * chroma / max(255 - abs(light - 255), 1) AS saturation,
    CASE max(red, green, blue)
      WHEN red THEN (60.0 * (green - blue)) / chroma + iif(green < blue, 360, 0)
      WHEN green THEN 120 + (60.0 * (blue - red)) / chroma
      ELSE 240 + (60.0 * (red - green)) / chroma END AS hue
  FROM chromas),
named AS MATERIALIZED (SELECT id, CASE
    WHEN light < 44 OR (light < 80 AND chroma < 30) THEN 'black'
    WHEN light > 430 AND chroma < 56 THEN 'white'
    WHEN chroma < 20 OR saturation < 0.2 THEN iif(light < 110, 'black', 'gray')
    WHEN (hue < 15 OR hue >= 340) AND light > 340 THEN 'pink'
    WHEN hue < 50 AND (saturation < 0.4 OR (hue >= 15 AND light < 220)) THEN 'brown'
    WHEN hue < 15 THEN 'red' WHEN hue < 38 THEN 'orange' WHEN hue < 68 THEN 'yellow' WHEN hue < 150 THEN 'green' WHEN hue < 190 THEN 'teal'
    WHEN hue < 255 THEN 'blue' WHEN hue < 315 THEN 'purple' WHEN hue < 340 THEN 'pink' ELSE 'red' END AS name
  FROM hues)
UPDATE `movies` SET color_name = named.name FROM named WHERE named.id = `movies`.id;--> statement-breakpoint
CREATE INDEX `movies_color` ON `movies` (`color_name`,`id`);