/**
 * The land of each state, territory and province of the postal list in degrees: south, west, north, east, with a little
 * water. The Aleutian islands lie on both sides of the 180th meridian, so Alaska's west is behind it.
 * Source: the boundaries of the US Census Bureau; Canada's and the freely associated states' from their own gazetteers.
 */
const BOXES = {
  US: `AL 30.1 -88.6 35.1 -84.8; AK 51 -188 71.6 -129.8; AZ 31.2 -114.9 37.1 -108.9; AR 32.9 -94.8 36.6 -89.5;
CA 32.4 -124.6 42.1 -114; CO 36.9 -109.2 41.1 -101.9; CT 40.8 -73.9 42.2 -71.6; DE 38.3 -75.9 39.9 -74.9;
DC 38.7 -77.2 39.1 -76.8; FL 24.3 -87.8 31.1 -79.9; GA 30.2 -85.7 35.1 -80.7; HI 18.8 -160.4 22.4 -154.7;
ID 41.9 -117.4 49.1 -110.9; IL 36.8 -91.7 42.6 -87.3; IN 37.6 -88.2 41.9 -84.6; IA 40.2 -96.8 43.6 -90;
KS 36.9 -102.2 40.1 -94.4; KY 36.4 -89.7 39.3 -81.8; LA 28.8 -94.2 33.1 -88.7; ME 42.9 -71.2 47.6 -66.8;
MD 37.8 -79.6 39.8 -74.9; MA 41.1 -73.7 43 -69.8; MI 41.6 -90.6 48.4 -82.2; MN 43.4 -97.4 49.5 -89.3;
MS 30 -91.8 35.1 -87.9; MO 35.9 -95.9 40.8 -88.9; MT 44.2 -116.2 49.1 -103.9; NE 39.9 -104.2 43.1 -95.2;
NV 34.9 -120.2 42.1 -113.9; NH 42.6 -72.7 45.5 -70.5; NJ 38.8 -75.7 41.5 -73.7; NM 31.2 -109.2 37.1 -102.9;
NY 40.4 -79.9 45.2 -71.7; NC 33.7 -84.5 36.7 -75.3; ND 45.8 -104.2 49.1 -96.4; OH 38.3 -85 42.1 -80.4;
OK 33.5 -103.2 37.1 -94.3; OR 41.8 -124.7 46.4 -116.3; PA 39.6 -80.7 42.4 -74.5; RI 41 -72 42.2 -71;
SC 31.9 -83.5 35.4 -78.4; SD 42.3 -104.2 46.1 -96.3; TN 34.8 -90.5 36.8 -81.5; TX 25.7 -106.8 36.6 -93.4;
UT 36.9 -114.2 42.1 -108.9; VT 42.6 -73.6 45.2 -71.3; VA 36.4 -83.8 39.6 -75.1; WA 45.4 -124.9 49.1 -116.8;
WV 37.1 -82.8 40.8 -77.6; WI 42.3 -93 47.3 -86.6; WY 40.9 -111.2 45.1 -103.9; AS -14.6 -171.2 -11 -168;
FM 0.9 137.3 10.1 163.2; GU 13.1 144.5 13.8 145.1; MH 4.4 160.7 14.8 172.3; MP 14 144.8 20.7 146.2;
PR 17.8 -68.1 18.6 -65.1; PW 2.7 131 8.2 134.8; VI 17.6 -65.2 18.5 -64.4`,
  CA: `AB 48.9 -120.1 60.1 -109.9; BC 48.2 -139.2 60.1 -113.9; MB 48.9 -102.1 60.1 -88.8; NB 44.5 -69.2 48.2 -63.6;
NL 46.5 -67.9 60.6 -52.5; NS 43.3 -66.5 47.1 -59.6; NT 59.9 -136.6 78.9 -101.9; NU 51.5 -120.8 83.3 -61;
ON 41.6 -95.3 57 -74.2; PE 45.8 -64.5 47.2 -61.9; QC 44.9 -79.9 62.7 -57; SK 48.9 -110.1 60.1 -101.2;
YT 59.9 -141.1 69.8 -123.6`,
}

/** The box of each state by its country and letters: `US/TX`. */
export const STATE_BOXES = new Map(
  Object.entries(BOXES).flatMap(([country, text]) =>
    text.split(/;\s*/).map(entry => {
      const [state, ...degrees] = entry.split(' ')
      return [`${country}/${state}`, degrees.map(Number)]
    }),
  ),
)

/** Whether a point lies in the box of a state, on whichever side of the 180th meridian its longitude is counted. */
export const isInState = (country, state, latitude, longitude) => {
  const [south, west, north, east] = STATE_BOXES.get(`${country}/${state}`)
  return (
    latitude >= south &&
    latitude <= north &&
    [longitude, longitude - 360].some(degrees => degrees >= west && degrees <= east)
  )
}
