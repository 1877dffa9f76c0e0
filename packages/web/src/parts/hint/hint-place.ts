interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels kept free around a card. */
const GAP = 6

/** Where a card stands: below its word, or above where that has more room; never out of the window on the left or top. */
export const hintPlace = (
  word: Box,
  card: Size,
  window: Size,
): { readonly top: number; readonly left: number } => {
  const below = word.bottom + GAP
  const above = word.top - GAP - card.height
  const fitsBelow = below + card.height <= window.height - GAP
  return {
    top: Math.max(GAP, fitsBelow || above < GAP ? below : above),
    left: Math.max(GAP, Math.min(word.left, window.width - card.width - GAP)),
  }
}
