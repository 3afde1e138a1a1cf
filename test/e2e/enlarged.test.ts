import { describeEnlarged } from './enlarged';

// 320px is a window of 1280px at 400 %.
describeEnlarged({ zoomed: [320], doubled: [390] });
