/** The gesture of each seña, for the faces: the tables of `rules/signals.py`. */

const KINGS_AND_ACES = {
  two_kings: 'bite_lip', three_kings: 'bite_lip_side', two_aces: 'tongue', three_aces: 'tongue_side',
}

/** The option `signals` → meaning → gesture. */
export const TABLES: Record<string, Record<string, string>> = {
  ehmf: {
    ...KINGS_AND_ACES, medias: 'lips_side', duples: 'lips_both_sides', juego_31: 'wink', juego: 'brows', punto_30: 'wink',
    punto_29: 'lips_side', blind: 'close_eyes',
  },
  tikal: {
    ...KINGS_AND_ACES, medias: 'lips_side', duples: 'brows', juego_31: 'wink', punto_30: 'shrug', blind: 'close_eyes',
    three_kings_ace: 'kiss',
  },
  wikipedia_eu: {
    two_kings: 'bite_lip', two_aces: 'tongue', medias: 'lips_side', duples: 'brows', juego_31: 'wink', punto_30: 'shrug',
    three_kings_ace: 'kiss',
  },
  pagat: {
    two_kings: 'bite_lip', two_aces: 'tongue', medias: 'lips_side', duples: 'brows', juego_31: 'wink', blind: 'close_eyes',
  },
  fem: {
    two_kings: 'bite_lip', three_kings: 'lips_side', two_aces: 'tongue', three_aces: 'tongue_side', pares: 'turn_head',
    medias: 'lips_side', duples: 'brows', juego_31: 'wink', juego: 'pout', punto_30: 'shrug', punto_29: 'shrug_one',
    blind: 'close_eyes', cut: 'tilt_head', bet: 'raise_head',
  },
  fournier: { ...KINGS_AND_ACES, medias: 'lips_side', duples: 'brows', juego_31: 'wink', punto_30: 'wink' },
}

/** The gesture that means it at a table with these `signals`; the face at rest where there is none. */
export function gesture(signals: string, meaning: string): string {
  return TABLES[signals]?.[meaning] ?? 'rest'
}
