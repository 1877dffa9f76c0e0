/** Colors of the portal as values, because the provider does not read custom properties. */
const colourOf = (host: HTMLElement, name: string): string => {
  const probe = host.ownerDocument.createElement('span')
  probe.style.setProperty('color', `var(${name})`)
  host.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The circle of `SymbolPath`, by its number, so that the class need not be loaded. */
const CIRCLE = 0
const SHADES = [0, 0.3, 0.45, 0.6, 0.75] as const
const DISC_PX = [0, 10, 12, 15, 18] as const

/** Roads and places in the background: without a map id, the provider accepts a style from the page. */
const MUTED: readonly google.maps.MapTypeStyle[] = [
  { stylers: [{ saturation: -80 }] },
  { featureType: 'poi', stylers: [{ visibility: 'off' }] },
  { featureType: 'transit', stylers: [{ visibility: 'off' }] },
  { featureType: 'road', elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
]

const DARK: readonly google.maps.MapTypeStyle[] = [
  { stylers: [{ saturation: -80 }, { invert_lightness: true }] },
  ...MUTED.slice(1),
]

/** The style of points, lines and discs on a provider's map, in the current brand and theme of the page. */
export const googleMapStyle = (host: HTMLElement) => {
  const brand = colourOf(host, '--color-brand')
  const onBrand = colourOf(host, '--color-on-brand')
  const surface = colourOf(host, '--color-surface')
  const text = colourOf(host, '--color-text')
  const isDark = getComputedStyle(host).colorScheme === 'dark'
  const circle = (scale: number, isHighlighted: boolean, fillOpacity = 1) => ({
    path: CIRCLE,
    scale,
    fillColor: brand,
    fillOpacity,
    strokeColor: isHighlighted ? text : surface,
    strokeWeight: isHighlighted ? 3 : 2,
  })
  return {
    map: (mapId: string | null): google.maps.MapOptions =>
      mapId === null ? { styles: [...(isDark ? DARK : MUTED)], backgroundColor: surface } : { mapId },
    line: ({
      isStraight,
      isHighlighted,
    }: {
      isStraight: boolean
      isHighlighted: boolean
    }): google.maps.PolylineOptions => ({
      strokeColor: isHighlighted ? text : brand,
      strokeWeight: isHighlighted ? 4 : 3,
      // To dash a line of the provider, the line is hidden and a dash is repeated along it.
      strokeOpacity: isStraight ? 0 : 1,
      icons: isStraight
        ? [{ icon: { path: 'M 0,-1 0,1', strokeOpacity: 1, scale: 3 }, offset: '0', repeat: '14px' }]
        : [],
    }),
    disc: ({ shade, value, isHighlighted }: { shade: number; value: string; isHighlighted: boolean }) => ({
      icon: circle(DISC_PX[shade] ?? DISC_PX[1], isHighlighted, SHADES[shade] ?? SHADES[1]),
      label: { text: value, color: text, fontSize: '12px', fontWeight: '600' },
    }),
    dot: ({ count, isHighlighted }: { count: number; isHighlighted: boolean }) => ({
      icon: circle(count === 1 ? 6 : 10 + 2 * Math.log10(count) ** 2, isHighlighted),
      ...(count > 1 && { label: { text: String(count), color: onBrand, fontSize: '12px' } }),
    }),
  }
}

/** See `googleMapStyle`. */
export type GoogleMapStyle = ReturnType<typeof googleMapStyle>
