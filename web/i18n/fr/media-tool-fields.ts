/** Settings of the media tool, by their English text. */
export const mediaToolFields = {
  'Media tool': 'Outil multimédia',
  'Path to ffmpeg; leave empty to find it automatically. Changing it requires the API key.':
    'Chemin de ffmpeg ; laissez vide pour une détection automatique. Le modifier exige la clé d’API.',
  'Convert while playing': 'Convertir pendant la lecture',
  'For devices that cannot play a file as it is.': 'Pour les appareils qui ne peuvent pas lire un fichier tel quel.',
  'Graphics card': 'Carte graphique',
  'The hardware that converts video. Automatic uses what works; if nothing does, the processor converts.':
    'Le matériel qui convertit la vidéo. En automatique, c’est celui qui fonctionne ; sinon, le processeur convertit.',
  'Conversions at once': 'Conversions simultanées',
  'Further viewers have to wait.': 'Au-delà, les spectateurs suivants doivent attendre.',
}
