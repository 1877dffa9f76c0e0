const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A picture without a width or a height has no size that anyone knows. */
const sizeOf = (width: number, height: number) => (width === 0 || height === 0 ? null : width * height)

const IHDR = 0x49_48_44_52

/** The pixels of a PNG, as its header says. Empty: null for a header that is cut off or has no size. */
export function pixelsOfPng(bytes: Uint8Array): number | null {
  const view = viewOf(bytes)
  if (view.byteLength < 24 || view.getUint32(12) !== IHDR) return null
  return sizeOf(view.getUint32(16), view.getUint32(20))
}

/** The place of the byte that names the next marker: after any other bytes, and after any number of fill bytes. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    while (bytes[at] === 0xff) at += 1
    // A zero after 0xff is no marker.
    if (bytes[at] !== 0) return at
    at = bytes.indexOf(0xff, at)
  }
  return bytes.byteLength
}

/** Markers that have no length and no content: TEM and RST0 to RST7. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Start of image, end of image, start of scan: a frame comes before them or not at all. */
const isEnd = (marker: number) => marker >= 0xd8 && marker <= 0xda

/**
 * The pixels of a JPEG, as its first frame says, found as decoders find it. Empty: null without a frame, and for a
 * frame without a size, whose height would come after the picture.
 */
export function pixelsOfJpeg(bytes: Uint8Array): number | null {
  const view = viewOf(bytes)
  for (let at = nextMarker(bytes, 2); at + 8 <= view.byteLength; ) {
    const marker = view.getUint8(at)
    if (isEnd(marker)) return null
    if (isFrame(marker)) return sizeOf(view.getUint16(at + 6), view.getUint16(at + 4))
    at = nextMarker(bytes, isAlone(marker) ? at + 1 : at + 1 + view.getUint16(at + 1))
  }
  return null
}

const MEGAPIXELS_MAX = 40

/** Refuses a picture that would fill the memory of the program that opens it, or whose size is unknown. */
export const pictureRefusal = (pixels: number | null): string | null => {
  if (pixels === null) return 'This picture cannot be read. Send another one.'
  return pixels > MEGAPIXELS_MAX * 1_000_000
    ? `A picture can have at most ${MEGAPIXELS_MAX} megapixels.`
    : null
}
