/** What the report of an import from Radarr says, in German. */
export const radarrReasons: Readonly<Record<string, string>> = {
  'It has no title, or no id at the movie database': 'Es fehlt ein Titel oder eine Kennung der Filmdatenbank',
  'It stands in Radarr twice; the first of them is taken': 'Steht in Radarr zweimal; der erste wird genommen',
  'It is here already. {why}': 'Ist schon da. {why}',
  'It is here already and stays as it is': 'Ist schon da und bleibt, wie es ist',
  'It is here already': 'Ist schon da',
  'It is here already; its key is still missing': 'Ist schon da; der Schlüssel fehlt noch',
  'It is here already as {name}': 'Ist schon als {name} da',
  'It is here already as {name}; its key is still missing': 'Ist schon als {name} da; der Schlüssel fehlt noch',
  'It is here already as {name} and stays as it is': 'Ist schon als {name} da und bleibt, wie es ist',
  'It gets its file': 'Bekommt die Datei',
  'It gets its tags': 'Bekommt die Tags',
  'It gets its file and its tags': 'Bekommt Datei und Tags',
  'It gets its key': 'Bekommt den Schlüssel',
  'Its folder {path} is in no library folder of this machine; without its file it would be fetched again':
    'Der Ordner {path} liegt in keinem Bibliotheksordner dieses Rechners; ohne die Datei würde der Film noch einmal geholt',
  '{why}. It comes in without it, and not monitored, so that nothing is fetched unasked':
    '{why}. Kommt ohne sie herein und wird nicht gesucht, damit nichts ungefragt geholt wird',
  'It comes in without it, and not monitored, so that nothing is fetched unasked':
    'Kommt ohne sie herein und wird nicht gesucht, damit nichts ungefragt geholt wird',
  'Its folder is not on this machine; it goes into the default library folder':
    'Der Ordner ist nicht auf diesem Rechner; der Film kommt in den üblichen Bibliotheksordner',
  'Its quality profile cannot come along; it gets the default one': 'Das Qualitätsprofil kann nicht mitkommen; es wird das übliche',
  'It was excluded here; the exclusion goes': 'War hier ausgeschlossen; das hört auf',
  '{path} is not there': '{path} ist nicht da',
  '{path} is not in {path2}': '{path} ist nicht in {path2}',
  '{path} belongs to another movie already': '{path} gehört schon zu einem anderen Film',
  'It cannot be understood': 'Ist nicht zu verstehen',
  'It cannot be understood: {field} has a strange value': 'Ist nicht zu verstehen: {field} hat einen seltsamen Wert',
  'a thing without a name': 'etwas ohne Namen',
  'Radarr has two profiles of this name; movies use the first': 'Radarr hat zwei Profile dieses Namens; Filme benutzen das erste',
  'Without the score of {names}, which cannot come along': 'Ohne die Punkte für {names}, die nicht mitkommen können',
  'It has values that a profile cannot have': 'Hat Werte, die ein Profil nicht haben kann',
  'Upgrades end at {quality}, for Radarr named a quality that is not allowed':
    'Verbessert wird bis {quality}, denn Radarr nannte eine Qualität, die nicht erlaubt ist',
  'It cannot be used as it is: {why}': 'So nicht zu benutzen: {why}',
  'Radarr has it twice; it comes in as {name}': 'Radarr hat ihn zweimal; er kommt als {name} herein',
  'An indexer of this name is here with another address; it stays as it is':
    'Ein Indexer dieses Namens ist mit anderer Adresse da; er bleibt, wie er ist',
  'It leads to Usenet, and this program speaks BitTorrent only': 'Führt ins Usenet, und dieses Programm spricht nur BitTorrent',
  '{name} has a protocol of its own; reach it through a collector of indexers that speaks Torznab':
    '{name} spricht auf eigene Art; zu erreichen durch einen Sammler von Indexern, der Torznab spricht',
  'It has values that an indexer cannot have': 'Hat Werte, die ein Indexer nicht haben kann',
  'It has values that a custom format cannot have': 'Hat Werte, die eine Vorliebe nicht haben kann',
  'It has no name or no list of specifications': 'Name oder Liste der Bedingungen fehlt',
  'Condition {name}: {why}': 'Bedingung {name}: {why}',
  '{name} is not known here': '{name} ist hier nicht bekannt',
  'its value cannot be read': 'ihr Wert ist nicht zu lesen',
  'Radarr does not tell its key through the API: it comes in switched off; enter the key and switch it on, or import a backup':
    'Radarr nennt den Schlüssel über die API nicht: er kommt ausgeschaltet herein; bitte Schlüssel eingeben und einschalten oder eine Sicherung übernehmen',
  'Its additional parameters stay behind': 'Weitere Parameter bleiben zurück',
  'Something went wrong on our side; the log has the details': 'Bei uns ging etwas schief; Näheres steht im Protokoll',
  '{path} is no library folder': '{path} ist kein Bibliotheksordner',
  'Its folder is no library folder': 'Der Ordner ist kein Bibliotheksordner',
  'A tag has 1 to {count} characters': 'Ein Tag hat 1 bis {count} Zeichen',
  'It has no id of a movie': 'Es fehlt die Kennung eines Films',
  'The movie itself is in the library': 'Der Film selbst ist in der Bibliothek',
  'It is not on this machine: {why}': 'Nicht auf diesem Rechner: {why}',
  '{path} is not on this machine: {why}': '{path} ist nicht auf diesem Rechner: {why}',
  '{why}; say how it is called here (`path_map`), or plug in its disk, and import again':
    '{why}; bitte sagen, wie er hier heißt, oder die Platte anschließen und neu übernehmen',
  'say how it is called here (`path_map`), or plug in its disk, and import again':
    'bitte sagen, wie er hier heißt, oder die Platte anschließen und neu übernehmen',
  'It is a library folder here already': 'Ist hier schon ein Bibliotheksordner',
  'It lies in the library folder {path}': 'Liegt im Bibliotheksordner {path}',
  'As {path}': 'Als {path}',
}
