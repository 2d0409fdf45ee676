/** The kinds of things that content may name. Apart from the schema, which play does without. */

export const PURSUIT_TYPES = [
  'captured-supplies',
  'captured-stock',
  'requisitions',
  'soviet-bombers',
  'mud',
  'recon',
  'axis-auxiliaries',
  'partisans',
  'no-effect',
  'reserve-army',
  'fuehrerbefehl',
  'halder',
] as const

export const SOVIET_KINDS = ['army', 'shock-army', 'mech-corps', 'elite'] as const

export const OKH_IDS = [
  'transportflottille',
  'brandenburg',
  'luftbruecke',
  'panzerhaubitzen',
  'pionieren',
  'grosstransportraum',
  'schnellkampfgruppe',
  'auftragstaktik',
  'stukageschwader',
  'sicherungs-division',
  'eisenbahnpioniere',
  'wolfsschanze',
] as const

export const DIFFICULTIES = ['standard', 'hard', 'veteran'] as const
