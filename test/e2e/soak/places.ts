export const placeCount = 3;
