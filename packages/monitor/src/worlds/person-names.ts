export const FIRST_NAMES =
  `Alma Amir Andre Anita Arturo Asha Beatriz Blake Bruno Camila Carl Celeste Dana Darnell Deepa Diego
Dmitri Elena Elise Emeka Esther Farid Fiona Gavin Gloria Hanna Harold Ines Isaac Ivan Jamal Joanna Jorge Karim Kavita Keith
Lamar Leila Lorenzo Lucia Marcus Marta Mei Miguel Nadia Nolan Olga Omar Pavel Priya Quinn Rafael Renee Rosa Ruben Samir Sonia
Tariq Teresa Tomas Uma Vera Victor Wanda Xavier Yolanda Yusuf Zoe`.split(/\s+/u)

export const LAST_NAMES =
  `Abernell Alcarza Ashcombe Bardwin Bellacosta Birchall Brandtner Calloway Carrizal Chaudrey Corwin
Dabrowicz Delacourt Dunmore Eastlake Ekwueme Fairbourne Farrokh Galvez Gorecki Grantley Haddock Halloran Hernando Ibarra
Ishikura Jarrell Jovanic Kallman Kirkbride Kovalenka Landry Larrabee Lindqvist Lozano Maddox Marchetta Mbeki Montclair Nakatomi
Navarro Norwell Okonjo Ostrander Paredes Penhallow Petrovan Quimby Ramsgate Reyes Rosario Saavedra Salgado Sandhar Sorensen
Tavares Thibodeau Tremaine Ulrich Valdane Vasquin Wexford Whitlock Yarborough Zamoran`.split(/\s+/u)

export const TITLES = [
  'Owner',
  'President',
  'Dispatcher',
  'Safety manager',
  'Operations manager',
  'Billing',
] as const
