export { cutAtGap, type CutPicture } from './cut-at-gap.ts';
export { freeLines, type PixelBox } from './free-lines.ts';
export { toGray, type DecodedImage, type GrayPicture } from './gray-picture.ts';
export { squeezed, squeezeOf } from './squeeze.ts';
export { Straightener, type PageBox, type Turn, type UprightPicture } from './upright.ts';
export { compose, project, scaling, type PagePicture, type Projection } from './warp.ts';
