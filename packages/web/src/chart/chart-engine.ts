/**
 * The drawing library without chart types. A separate module, so that a phone evaluates it in two
 * steps.
 */
import { init, registerMap, setPlatformAPI, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { measureText } from './measure-text.js';

setPlatformAPI({ measureText });
use(SVGRenderer);

export { init, registerMap, use };
