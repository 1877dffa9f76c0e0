/** '1.5 MB', '12 kB', '900 bytes': units of 1,000, one digit after the point below ten. */
export const bytesText = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${size.toLocaleString('en-US', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`
}
