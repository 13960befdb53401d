import type { sentences } from '#server/connections/webhooks/sentences'
import type { Words } from '../../catalog'

export const webhooks: Words<typeof sentences> = {
  webhook_headers_again: 'müssen neu eingegeben werden, wenn sich die Adresse ändert',
  webhook_header_name: 'hat einen Namen, der sich nicht setzen lässt',
  webhook_header_value: 'hat einen Wert, der in keinem Header stehen darf',
  webhook_template_not_json: 'beginnt wie JSON, ist aber keines; Platzhalter stehen in Anführungszeichen',
  webhook_taken: 'Angenommen',
  webhook_status: 'Antwortet mit Status {status}',
  webhook_unreachable: 'Nicht erreichbar: {error}',
  webhook_refresh_sends_nothing: 'ergibt sich aus dem Medienserver, den der Webhook aktualisiert',
  webhook_path_map_for_refresh: 'gibt es nur bei einem Webhook, der einen Medienserver aktualisiert',
  refresh_ready: 'Er sieht alle Bibliotheksordner und dieselben Dateien darin',
  refresh_in_library: 'Seine Bibliotheken enthalten alle Bibliotheksordner',
  refresh_no_folder: 'Füge zuerst einen Bibliotheksordner hinzu',
  refresh_not_in_library: 'Keine seiner Bibliotheken enthält {path}; sie enthalten {folders}. Ändere die Pfade.',
  refresh_path_missing: 'Er sieht {path} nicht. Ändere die Pfade.',
}
